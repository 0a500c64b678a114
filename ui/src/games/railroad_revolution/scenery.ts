/** The land between two oceans as paths, only for the eye; chance that is always the same strews waves, grass and trees. */

type Mountain = [x: number, y: number, half: number, height: number]

const MOUNTAINS: Mountain[] = [
  [560, 6, 20, 28],
  [270, 62, 24, 38],
  [352, 74, 24, 40],
  [170, 94, 22, 38],
  [300, 106, 26, 44],
  [150, 120, 26, 46],
  [330, 120, 34, 62],
  [366, 150, 38, 72],
  [392, 196, 32, 56],
  [108, 216, 20, 34],
  [338, 224, 36, 66],
  [128, 236, 26, 50],
  [306, 260, 30, 50],
  [146, 268, 24, 40],
  [270, 310, 26, 42],
  [372, 340, 34, 60],
  [334, 362, 28, 48],
  [404, 366, 26, 42],
  [120, 380, 22, 34],
]
/** How many trees stand between which edges. */
const WOODS: [number, number, number, number, number][] = [
  [13, 30, 120, 84, 150],
  [16, 890, 960, 262, 390],
  [9, 1010, 1050, 140, 180],
  [8, 900, 935, 20, 60],
  [8, 1006, 1036, 380, 440],
]

/** Numbers between 0 and 1 in a row that never changes. */
function chance(seed: number): () => number {
  let drawn = seed
  return () => (drawn = (drawn * 16807) % 2147483647) / 2147483647
}

function strewn(count: number, [x0, x1, y0, y1]: number[], draw: (x: number, y: number) => string, seed: number): string {
  const next = chance(seed)
  return Array.from({ length: count }, () =>
    draw(Math.round(x0! + next() * (x1! - x0!)), Math.round(y0! + next() * (y1! - y0!))),
  ).join('')
}

export const WAVES = strewn(120, [-500, 1600, -120, 680], (x, y) => `M${x} ${y}q7 -6 14 0t14 0`, 7)
export const GRASS = strewn(26, [500, 630, 110, 330], (x, y) => `M${x} ${y}q2 -8 0 -10m5 10q1 -7 4 -9`, 11)
export const TREES = WOODS.map(([n, ...edges], at) =>
  strewn(n, edges, (x, y) => `M${x - 6} ${y + 8}L${x} ${y - 12}L${x + 6} ${y + 8}Z`, 13 + at),
).join('')

export const RIDGES = MOUNTAINS.map(([x, y, w, h]) => ({
  shade: `M${x - w} ${y}L${x - w * 0.3} ${y - h * 0.75}L${x} ${y - h}L${x + w * 0.45} ${y - h * 0.55}L${x + w} ${y}Z`,
  face: `M${x - w} ${y}L${x - w * 0.3} ${y - h * 0.75}L${x} ${y - h}L${x + w * 0.1} ${y - h * 0.4}L${x - w * 0.15} ${y}Z`,
  snow: `M${x - w * 0.3} ${y - h * 0.75}L${x} ${y - h}L${x + w * 0.26} ${y - h * 0.72}L${x + w * 0.06} ${y - h * 0.62}L${x - w * 0.1} ${y - h * 0.7}Z`,
}))

export const COAST =
  'M20 -400L18 20Q6 90 16 140Q2 210 10 290Q8 360 44 410Q90 466 150 470Q210 466 300 476Q380 470 450 474Q520 480 570 456Q612 452 640 470' +
  'Q690 484 726 462Q760 424 836 414Q900 404 940 412Q962 470 1010 474Q1056 462 1046 420Q1028 372 1000 346Q1052 300 1058 250' +
  'Q1050 190 1062 130L1066 60L1040 -400Z'
export const WOODED =
  'M20 -60L18 20Q6 90 16 140L14 200Q90 210 140 150Q200 90 190 -60L190 -400L20 -400Z' +
  'M860 -60Q880 60 930 120Q900 220 890 300Q860 380 900 404L940 412Q962 470 1010 474Q1056 462 1046 420Q1028 372 1000 346' +
  'Q1052 300 1058 250Q1050 190 1062 130L1066 60L1040 -400L860 -400Z'
export const DESERT = 'M120 330Q230 300 330 340Q430 330 500 400Q480 470 450 474L300 476L150 470Q90 430 120 330Z'
export const PRAIRIE = 'M480 100Q560 80 620 120Q680 200 640 300Q600 370 520 330Q450 250 480 100Z'
export const LAKES =
  'M716 20Q760 -2 800 22Q790 44 750 40Q722 44 716 20ZM770 62Q786 54 790 80Q794 118 776 122Q762 110 770 62Z' +
  'M812 50Q846 50 856 86Q846 104 826 92Q806 74 812 50ZM868 98Q900 88 926 96Q916 112 876 112Z'
export const RIVERS =
  'M640 80Q700 130 716 190Q756 240 752 300Q740 360 760 426M330 40Q470 130 560 160Q640 190 724 214' +
  'M420 300Q470 340 520 380Q570 400 600 452M800 236Q850 190 920 150'
export const MESAS = [
  [250, 440],
  [330, 440],
  [380, 412],
  [158, 400],
]
  .map(([x, y]) => `M${x! - 20} ${y! + 6}L${x! - 13} ${y! - 16}H${x! + 10}L${x! + 20} ${y! + 6}Z`)
  .join('')
