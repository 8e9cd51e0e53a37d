/** What somebody who uses the product might say of it; an illustration, and shown as one. */
export interface Testimonial {
  id: number;
  text: string;
  /** First name and initial. */
  author: string;
  /** City. */
  location: string;
  type: `Usuari${'a' | 'o'}${'' | ' premium' | ' desde 2024'}`;
  stars: 4 | 5;
  /** The badge that stands where a portrait would. */
  initials: string;
}

/** The landing page's five, in the order in which they turn. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    id: 1,
    text: 'Pregunté por una mudanza y salió La Torre junto a La Estrella. No me dijo qué hacer: me dejó dos cosas que mirar antes de firmar. Las miré.',
    author: 'Lucía M.',
    location: 'Ciudad de México',
    type: 'Usuaria desde 2024',
    stars: 5,
    initials: 'LM',
  },
  {
    id: 2,
    text: 'Leo el horóscopo con el primer café. Al pie vienen los ángulos del día, así que sé de dónde sale cada frase. Un día los busqué en unas efemérides y eran esos.',
    author: 'Andrés P.',
    location: 'Bogotá',
    type: 'Usuario premium',
    stars: 5,
    initials: 'AP',
  },
  {
    id: 3,
    text: 'Mi primera foto de la palma salió movida y me avisó antes de gastar una lectura. En la segunda señaló cada línea sobre la mano. Me quedé con ganas de saber más del monte de Venus.',
    author: 'Carmen R.',
    location: 'Madrid',
    type: 'Usuaria',
    stars: 4,
    initials: 'CR',
  },
  {
    id: 4,
    text: 'Sacar las piedras de la bolsa tiene algo de ritual, también en el teléfono. Me tocó Hagalaz en una semana de granizo; la guardé y la releo cuando algo se tuerce.',
    author: 'Julián T.',
    location: 'Buenos Aires',
    type: 'Usuario desde 2024',
    stars: 4,
    initials: 'JT',
  },
  {
    id: 5,
    text: 'Comparamos nuestros signos por juego y acabamos hablando una hora. El número viene con sus razones, y discutir las razones es lo mejor.',
    author: 'Inés V.',
    location: 'Santiago de Chile',
    type: 'Usuaria premium',
    stars: 5,
    initials: 'IV',
  },
];
