import { terms } from '@sibila/content/legal/terms';
import { PRODUCT_NAME } from '@sibila/contracts/product';
import { LegalBody } from './legal-body.tsx';
import { LegalPage } from './legal-page.tsx';
import { TERMS_TITLE } from './head.ts';

const SECTIONS = terms(PRODUCT_NAME);

/** What people accept when they use the product. */
export function TermsPage() {
  return (
    <LegalPage
      title={TERMS_TITLE}
      lead="Las reglas de esta casa, en palabras llanas: qué ofrecemos, qué cuesta y qué puedes esperar."
    >
      <LegalBody title={TERMS_TITLE} sections={SECTIONS} />
    </LegalPage>
  );
}
