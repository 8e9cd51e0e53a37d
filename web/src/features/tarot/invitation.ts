/** From the pages about them to the table of cards. */
export const INVITATION = {
  title: 'Prueba una tirada',
  text: 'Baraja, corta y elige tus cartas. Ocho lecturas gratis al mes, y las que hagas se quedan contigo.',
  call: 'Ir a la mesa de tarot',
  hash: 'tarot',
};
