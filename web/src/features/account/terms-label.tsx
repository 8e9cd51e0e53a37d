/** The words beside the checkbox. They open in another tab, so that nothing typed is lost. */
export function TermsLabel() {
  return (
    <>
      Acepto los{' '}
      <a href="/terminos" target="_blank" rel="noreferrer">
        Términos y Condiciones
      </a>{' '}
      y la{' '}
      <a href="/privacidad" target="_blank" rel="noreferrer">
        Política de Privacidad
      </a>
    </>
  );
}
