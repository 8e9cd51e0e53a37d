/** From the pages about them to the bag of runes. */
export const INVITATION = {
  title: 'Echa las runas',
  text: 'Agita la bolsa y mira cómo caen las piedras. Ocho lecturas gratis al mes, y las que hagas se quedan contigo.',
  call: 'Ir a la bolsa de runas',
  hash: 'runas',
};
