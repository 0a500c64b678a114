/** Gives a record to the person as a file. */
export function saveRecord(record: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([record], { type: 'text/plain' }))
  link.download = `${name}.log`
  link.click()
  URL.revokeObjectURL(link.href)
}
