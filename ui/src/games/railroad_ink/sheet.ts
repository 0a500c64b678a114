/** The measures of a board: cells of 100, and a margin for the exits and the printed frame with its letters and numbers. */
export const MARGIN = 70
export const WHOLE = 840
/** What a thumbnail shows of it: the cells and the exits, without the frame. */
export const INNER = '30 30 780 780'
/** How much thicker the lines of a thumbnail are. */
export const BOLD = 1.45
