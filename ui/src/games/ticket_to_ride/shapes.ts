/** The marks of the card colours as drawn shapes in a box from -5 to 5, so that they look alike in every font. */
export const MARKS: Record<string, string> = {
  purple: 'M0 -5L4.4 0L0 5L-4.4 0Z',
  blue: 'M0 -4.2A4.2 4.2 0 1 1 0 4.2A4.2 4.2 0 1 1 0 -4.2Z',
  orange: 'M0 -4.6L4.8 3.9H-4.8Z',
  white: 'M0 -4.6A4.6 4.6 0 1 1 0 4.6A4.6 4.6 0 1 1 0 -4.6ZM0 -2.3A2.3 2.3 0 1 0 0 2.3A2.3 2.3 0 1 0 0 -2.3Z',
  green: 'M-1.6 -4.6H1.6V-1.6H4.6V1.6H1.6V4.6H-1.6V1.6H-4.6V-1.6H-1.6Z',
  yellow: 'M0 -5.2L1.5 -1.7L5 -1.5L2.3 0.9L3.2 4.5L0 2.5L-3.2 4.5L-2.3 0.9L-5 -1.5L-1.5 -1.7Z',
  black: 'M-3.9 -3.9H3.9V3.9H-3.9Z',
  red: 'M0 4.7C-6.5 0 -5.2 -4.5 -2.3 -4.3C-0.9 -4.2 -0.2 -3.2 0 -2.4C0.2 -3.2 0.9 -4.2 2.3 -4.3C5.2 -4.5 6.5 0 0 4.7Z',
  grey: '',
  locomotive:
    'M-5 1.8V-1.6H-1V-4.4H-2V-5.4H5V-4.4H4.2V1.8H5.2V2.6H-5.4V1.8ZM-4.4 -1.6V-4H-2.8V-1.6ZM1 -3.8V-1.6H3V-3.8ZM-3.2 3A1.5 1.5 0 1 0 -3.2 6A1.5 1.5 0 1 0 -3.2 3ZM0 3A1.5 1.5 0 1 0 0 6A1.5 1.5 0 1 0 0 3ZM3.2 3A1.5 1.5 0 1 0 3.2 6A1.5 1.5 0 1 0 3.2 3Z',
}

/** Little wagons in a box from 0 0 to 44 24, wheels below; one body for each colour. */
export const WAGONS: Record<string, string> = {
  purple: 'M2 5H42V18H2ZM2 9H42M9 5V18M16 5V18M28 5V18M35 5V18',
  blue: 'M1 6Q1 3 5 3H39Q43 3 43 6V18H1ZM5 7H10V12H5ZM13 7H18V12H13ZM21 7H26V12H21ZM29 7H34V12H29ZM37 7H41V12H37Z',
  orange: 'M3 11Q3 5 9 5H35Q41 5 41 11Q41 17 35 17H9Q3 17 3 11ZM19 5V2H25V5M13 5V17M31 5V17',
  white: 'M2 4H42V18H2ZM2 7H42M17 7H27V18H17ZM22 7V18',
  green: 'M3 8H41V18H3ZM1 8L3 6H41L43 8M15 6V2H29V6M8 10H14V15H8ZM30 10H36V15H30Z',
  yellow: 'M2 5L22 2L42 5V18H2ZM15 7H29V18H15ZM15 7L29 18M29 7L15 18',
  black: 'M2 6H42L37 18H7ZM12 6L14 18M22 6V18M32 6L30 18',
  red: 'M2 8H42V18H2ZM4 8Q9 2 14 6Q20 1 25 6Q31 2 35 5Q39 5 40 8M12 8V18M22 8V18M32 8V18',
  locomotive: 'M3 9H24V17H3ZM24 3H40V17H24ZM22 3H42M28 6H36V11H28ZM6 9V3H11V9M15 9V6Q17.5 4 20 6V9M3 17L0 20H44L40 17',
}
export const WHEELS: Record<string, [number, number][]> = {
  wagon: [
    [10, 20],
    [16, 20],
    [28, 20],
    [34, 20],
  ],
  locomotive: [
    [8, 20],
    [16, 20],
    [24, 20],
    [33, 20],
  ],
}
