import { Notice } from '@aura/shared-ui';
import { Link } from '@aura/shared-session/router';
import { COCKPIT_PATHS } from '../../layout/paths.ts';
import { counted } from '../../words/numbers.ts';
import type { GoodRow } from '../rows/check-rows.ts';

/** Names that are shown; the rest are counted. */
const SHOWN = 20;

interface Props {
  readonly rows: readonly GoodRow[];
}

/** People with a link that was lost together with an answer. */
export function LostLinks({ rows }: Props) {
  if (rows.length === 0) return null;
  const names = rows.slice(0, SHOWN).map(({ person }) => person.email);
  const rest = rows.length - names.length;
  return (
    <Notice
      tone="warning"
      title={counted(rows.length, 'pessoa entrou na lista sem link', 'pessoas entraram na lista sem link')}
    >
      <p>
        A resposta do servidor com esses links se perdeu no caminho. Gere novos em{' '}
        <Link to={COCKPIT_PATHS.people}>Pessoas</Link>: {names.join(', ')}
        {rest > 0 && ` e mais ${counted(rest, 'pessoa', 'pessoas')}`}.
      </p>
    </Notice>
  );
}
