import { BONE, NIGHT, PALE } from '../engraving.ts';
import { between, bold, curve, fill, fine, ink, ring, shade } from '../figures-b.ts';

/** Where the head stands: drawn larger, set on the gorget at this size. */
const HEAD = { x: 17, y: 18.7, scale: 0.88 };

function skull(): string {
  return (
    bold(
      curve(
        '142,100 126,104 119,118 122,132 129,139! 131,150 136,155 146,156 153,154 157,148 158,139! 164,130 165,116 157,104 z',
        HEAD,
      ),
      BONE,
    ) +
    shade(curve('123,124 125,131 129,136 | 131,141 132,148 136,153', HEAD)) +
    fill(
      curve(
        '127,125 132,120 139,122 140,129 134,133 128,131 z | 147,122 154,120 160,124 159,130 153,133 147,129 z | 143,131! 139,139 143,138 147,139 z',
        HEAD,
      ),
      NIGHT,
    ) +
    ink(
      curve(
        '133,145 143,147 155,144 | 136,142 136,149 | 140,143 140,150 | 144,143.5 144,150.5 | 148,143 148,150 | 152,142 152,149',
        HEAD,
      ),
      1,
    )
  );
}

/** An open helmet that frames the skull, its brow band riveted, with a plume that streams back. */
function helmet(tint: string): string {
  return (
    bold(
      curve(
        '143,94! 140,80 128,70 114,72 107,84 112,98! 116,90 122,90 126,96! 131,90 138,90 143,94! z',
      ),
      tint,
    ) +
    fine(curve('140,90 132,78 120,77 112,88 | 136,88 128,83 120,84'), 0.9) +
    bold(
      curve(
        '124,154! 117,146 115,130 118,110 128,98 142,93 156,98 166,110 169,130 167,146 160,154! 160,138 161,126 152,118 142,116 132,118 123,126 124,138 124,154! z',
      ),
      NIGHT,
    ) +
    fine(between('142,94 142,100 142,106', '118,110 118,112 117,116', 4), 0.8) +
    fine(between('142,94 142,100 142,106', '166,110 166,112 167,116', 4), 0.8) +
    bold(
      curve(
        '116.500,121! 126,112 142,109 158,112 167.500,121! 167,128! 156,118.500 142,116 128,118.500 117,128! z',
      ),
      PALE,
    ) +
    fill(ring(129, 115, 1.2) + ring(142, 112.6, 1.2) + ring(155, 115, 1.2), NIGHT)
  );
}

/** The cuirass: gorget, a ridged breastplate, the lames below the waist and the two tassets. */
function cuirass(): string {
  return (
    bold(
      curve(
        '124,166! 118,182 117,204 122,222 129,238! 140,241 153,238! 159,222 164,204 163,182 158,166! z',
      ),
      NIGHT,
    ) +
    fine(
      between('141,172 141,200 141,238', '121,180 119,204 130,236', 4) +
        between('141,172 141,200 141,238', '160,180 162,204 152,236', 2),
      0.75,
    ) +
    bold('M141 180V240') +
    bold(curve('128,238! 121,258! 141,263 161,258! 154,238! 141,242 z'), NIGHT) +
    bold(curve('125.500,245 141,249 156.500,245 | 123.500,252 141,256 158.500,252')) +
    bold(curve('127,234! 141,238 155,234! 156,240! 141,244 126,240! z'), PALE) +
    bold(
      curve(
        '126,156! 134,159 142,160 150,159 158,156! 162,168! 152,175 141,177 130,175 121,168! z',
      ),
      NIGHT,
    ) +
    bold(curve('123.500,162 132,167 142,168 151,167 160,162'))
  );
}

/** A shoulder of three lames, with a glint on the uppermost. */
function pauldron(flip: boolean): string {
  const at = { x: flip ? 168 : 114, y: 180, flip };
  return (
    bold(curve('8,-14! -4,-16 -14,-8 -16,4 -15,14! -6,16 3,13! 9,4 10,-6 z', at), NIGHT) +
    bold(curve('-15.500,8 -6,9 4,6 | -16,0 -6,1 7,-3', at)) +
    fine(curve('-11,-7 -5,-9 6,-9 | 0,-12 5,-13', at), 0.9, PALE)
  );
}

/** A plated arm: both halves, the pale cop of the elbow, and the flared cuff of the gauntlet. */
function arm(upper: string, lower: string, hoops: string, cuff: string): string {
  return (
    bold(curve(upper), NIGHT) +
    bold(curve(lower), NIGHT) +
    fine(curve(hoops), 0.9) +
    bold(curve(cuff), PALE)
  );
}

function bannerArm(): string {
  return (
    arm(
      '101,190! 88,202 80,214! 92,223! 104,210 112,194! z',
      '84,222! 92,230 99,235! 106,224! 100,219 92,211! z',
      '91,200 99,204 106,208 | 94,231 98,225 99,219',
      '97,236! 105,221! 109,224! 103,239! z',
    ) +
    bold(ring(86.5, 217, 7.5), PALE) +
    ink(ring(86.5, 217, 2.5), 1) +
    bold(curve('102,238! 107.500,223! 114,221 120,226 119,239 110,244 z'), NIGHT) +
    ink(
      'M108.500 226L115 225M107.500 230L117 230.500M106.500 234.500L116.500 235.500M105.500 238.500L113 240',
      2.6,
      BONE,
    ) +
    ink('M111.500 224V241', 0.8)
  );
}

function reinArm(): string {
  return (
    arm(
      '164,192! 170,206 176,218! 188,212! 184,200 178,188! z',
      '177,218! 180,230 183,240! 193,237! 192,224 188,212! z',
      '170,203 176,201 183,197 | 180,229 186,228 191,225',
      '180,238! 195,233! 196,241! 184,246! z',
    ) +
    bold(ring(182, 215, 7.5), PALE) +
    ink(ring(182, 215, 2.5), 1) +
    bold(curve('183,246! 195,240! 203,243 204,252 196,259 187,256 z'), NIGHT) +
    ink(
      'M189 246L200 243.500M189 250L201.500 248M190 253.500L201 252.500M191 256.500L196.500 256',
      2.6,
      BONE,
    ) +
    ink('M196 242V258', 0.8)
  );
}

/** The near leg down to its stirrup: tasset, cuisse, pale knee cop, greave and pointed sabaton. */
function leg(): string {
  return (
    bold(curve('140,262! 136,280 146,292 166,306! 182,296! 176,280 162,264 z'), NIGHT) +
    fine(between('144,272 152,284 168,298', '160,268 170,282 178,292', 3), 0.75) +
    bold(curve('167,300! 158,318 154,342! 168,345! 178,326 184,304! z'), NIGHT) +
    fine(between('170,306 162,322 159,340', '180,306 174,322 166,342', 2), 0.75) +
    bold(curve('153,340! 151,346 150,352 153,355! 172,355 191,355! 183,346 169,342! z'), NIGHT) +
    bold(curve('181.500,346 180.500,350 182,354.500')) +
    bold('M160 357C160 345 163 340 168.5 340S178 346 178 357Z', 'none', PALE) +
    bold(curve('165,298! 170,289 180,288 187,295 186,305 178,311 168,308 z'), PALE) +
    ink(curve('169,297 175,299 179,304 | 174,290 181,295 184,303'), 1) +
    bold(curve('139,258! 128,262 126,280 136,288! 148,288 158,276 160,258! 150,262 z'), NIGHT) +
    fine(curve('128,272 138,279 154,272 | 129,265 140,271 158,265'), 0.9)
  );
}

/** A skeleton in black armour who sits a horse that walks to the right. */
export const armouredSkeleton = (tint: string): string =>
  leg() +
  cuirass() +
  bannerArm() +
  reinArm() +
  pauldron(false) +
  pauldron(true) +
  skull() +
  helmet(tint);
