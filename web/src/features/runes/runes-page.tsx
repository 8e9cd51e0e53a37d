import { CatalogueHead } from '../../components/catalogue-head.tsx';
import { CallToRitual } from '../../components/entry.tsx';
import { FAMILIES } from '../../lib/families.ts';
import { INVITATION } from './invitation.ts';
import { RuneList } from './rune-list.tsx';

const PARAGRAPHS = [
  'El futhark antiguo es el primer alfabeto rúnico: veinticuatro signos en tres grupos de ocho, llamado así por los seis primeros. Con él se escribieron nombres en peines, joyas y piedras. Quince de esos signos tienen revés; los otros nueve quedan igual cuando la piedra cae al contrario, y por eso no se invierten.',
  'Sus nombres están reconstruidos a partir de alfabetos posteriores, y leerlos para orientarse es una costumbre moderna: no se conserva ningún poema de esa época que diga qué significaban. La Runa en Blanco es más joven todavía, la añadió Ralph Blum en 1982. Cada piedra cuenta aquí qué se sabe de ella, qué se le atribuye y con cuál se confunde.',
];

/** All the stones, each with the way to its page. */
export function RunesPage() {
  return (
    <div className="page">
      <CatalogueHead
        name={FAMILIES.rune.name}
        title="Las runas y su significado"
        lead="Las veinticuatro del futhark antiguo y la piedra en blanco"
        paragraphs={PARAGRAPHS}
      />
      <RuneList />
      <CallToRitual {...INVITATION} />
    </div>
  );
}
