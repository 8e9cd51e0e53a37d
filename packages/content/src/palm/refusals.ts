import type { PalmRefusal } from '@sibila/domain/palm/read';

/** What to do about a photo in which no palm was read; each says that it cost nothing. */
export const PALM_REFUSALS: Readonly<Record<PalmRefusal['reason'], string>> = {
  'no-shape':
    'No encontramos una mano en la foto. No se ha descontado de tu cupo. Pon la palma abierta, entera, sobre un fondo liso de otro color, con luz de día.',
  'not-skin':
    'Lo que se ve en la foto no parece una mano. No se ha descontado de tu cupo. Haz otra con la palma abierta sobre un fondo liso.',
  'not-a-hand':
    'No vemos una palma abierta en la foto. No se ha descontado de tu cupo. Muéstrala de frente, entera y con los dedos separados.',
  'too-dark':
    'La foto está demasiado oscura para ver las líneas. No se ha descontado de tu cupo. Acércate a una ventana, sin flash.',
  'too-bright':
    'La foto tiene tanta luz que borra las líneas. No se ha descontado de tu cupo. Quita el flash o aléjate del sol directo.',
  blurred:
    'La foto salió movida o desenfocada. No se ha descontado de tu cupo. Apoya la mano, toca la palma en la pantalla para enfocar y repítela.',
  'cut-off':
    'La mano se sale de la foto. No se ha descontado de tu cupo. Aléjate un poco, hasta que se vean todos los dedos y la muñeca.',
  'fingers-together':
    'Los dedos están juntos y no distinguimos la palma. No se ha descontado de tu cupo. Sepáralos, como en la guía.',
  'too-small':
    'La mano sale muy pequeña para ver las líneas. No se ha descontado de tu cupo. Acércate hasta que llene la guía.',
};

/** The same for two photos that show one hand. */
export const SAME_HAND =
  'Las dos fotos parecen de la misma mano. No se ha descontado de tu cupo. Elige una de cada mano; si una es un selfi, puede estar en espejo: hazla con la cámara trasera.';
