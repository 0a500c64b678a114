/** Things that are only seen while they move over a sheet, their tip or middle at 0, 0. */
export const SVG = 'http://www.w3.org/2000/svg'

export const PENCIL =
  '<path d="M0 0L5 -13L40 -62L50 -55L14 -5Z" fill="#1f2a44" stroke="#fffaf0" stroke-width="1.5"/>' +
  '<path d="M0 0L5 -13L14 -5Z" fill="#d9922b"/><path d="M0 0L2 -5L5 -2Z" fill="#1f2a44"/>' +
  '<path d="M34 -54L44 -47" stroke="#d9922b" stroke-width="4"/>'

export const METEOR =
  '<path d="M-16 -6L-150 -230L10 -18Z" fill="#eab45c" opacity=".6"/>' +
  '<path d="M-10 -8L-80 -130L6 -14Z" fill="#d9482b" opacity=".75"/>' +
  '<circle r="20" fill="#4a4038" stroke="#1f2a44" stroke-width="2"/>' +
  '<circle cx="-6" cy="-4" r="4.5" fill="#8a7a68"/><circle cx="6" cy="6" r="3" fill="#8a7a68"/>'
