/** The side of the picture, in pixels. */
const SIDE = 2000;
/** How long the browser may take to fetch what it was given. */
const KEPT_MS = 60_000;

/** An SVG document with a size of its own, which pictures need that are drawn outside a page. */
const sized = (svg: string): Blob =>
  new Blob([svg.replace('<svg ', `<svg width="${SIDE}" height="${SIDE}" `)], {
    type: 'image/svg+xml',
  });

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** The wheel on a canvas, as PNG; rejects where the browser has no room for it. */
async function pngOf(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(sized(svg));
  try {
    const picture = new Image(SIDE, SIDE);
    picture.src = url;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    canvas.getContext('2d')?.drawImage(picture, 0, 0, SIDE, SIDE);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((png) => {
        if (png) resolve(png);
        else reject(new Error('no room for the picture'));
      }, 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Saves the wheel as it was drawn. */
export const saveSvg = (svg: string): void => save(sized(svg), 'carta-astral.svg');

/** Saves the wheel as a picture of 2000 × 2000 pixels, made here. */
export const savePng = async (svg: string): Promise<void> =>
  save(await pngOf(svg), 'carta-astral.png');
