/** Keeps a list at its newest line, in a window of any size, unless one has scrolled up to read. `length` tells of new lines. */
export function atBottom(length: () => number) {
  return (node: HTMLElement) => {
    let following = true
    const scrolled = () => (following = node.scrollTop + node.clientHeight >= node.scrollHeight - 24)
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
