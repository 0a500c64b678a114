/** Keeps a list at its newest line, in a window of any size, unless one has scrolled up to read. `length` tells of new lines. */
export function atBottom(length: () => number) {
  return (node: HTMLElement) => {
    let following = true
    let last = 0
    const scrolled = () => {
      const near = node.scrollTop + node.clientHeight >= node.scrollHeight - 24
      if (near) following = true
      else if (node.scrollTop < last) following = false // lines that are still growing are no reading
      last = node.scrollTop
    }
    node.addEventListener('scroll', scrolled, { passive: true })
    const follow = () => following && (node.scrollTop = node.scrollHeight)
    const watch = new MutationObserver(follow)
    watch.observe(node, { childList: true, subtree: true })
    const room = new ResizeObserver(follow)
    room.observe(node)
    if (length() >= 0) requestAnimationFrame(follow)
    return () => {
      node.removeEventListener('scroll', scrolled)
      watch.disconnect()
      room.disconnect()
    }
  }
}
