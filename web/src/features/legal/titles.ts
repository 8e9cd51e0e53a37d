/** The titles of the legal pages, apart from their texts: who names a page does not load it. */
export const TERMS_TITLE = 'Términos y Condiciones';
export const POLICIES_TITLE = 'Políticas de Privacidad y Cookies';
