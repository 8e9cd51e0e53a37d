/**
 * The error that nobody foresaw. It stands apart, as every page must be able to say it and none
 * should have to load all other texts for that.
 */
export const UNEXPECTED = {
  status: 500,
  message: 'Ha ocurrido un error inesperado. No es culpa tuya; vuelve a intentarlo en un momento.',
} as const;
