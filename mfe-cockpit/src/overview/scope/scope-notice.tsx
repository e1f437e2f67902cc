import type { CompanyOverview } from '@aura/shared-domain';
import { Notice, Card } from '@aura/shared-ui';
import { groupInWords } from '../view/view-words.ts';
import { hasNumbers } from './has-numbers.ts';
import { describeTotals, describeWaiting, describeMissing } from './scope-words.ts';
import { Link } from '@aura/shared-session/router';
import { COCKPIT_PATHS } from '../../layout/paths.ts';
import { describeDepartmentStart, OTHERS_TOGETHER } from './department-begins.ts';

/** Why less is shown than requested; empty if all is shown. */
export function ScopeNotice({ overview }: { readonly overview: CompanyOverview }) {
  const { scope, department } = overview;
  if (department !== null && !hasNumbers(overview)) {
    return (
      <Notice tone="info" title={`${groupInWords(overview)}: grupo pequeno demais para números próprios`}>
        {scope === 'totals' ? describeTotals(overview) : describeWaiting(overview)}
      </Notice>
    );
  }
  if (scope !== 'totals') return null;
  return (
    <Notice tone="info" title="Por enquanto, só os totais da empresa">
      {describeTotals(overview)}
    </Notice>
  );
}

/** The missing requirements for numbers, and what to do about them. */
export const NoNumbersYet = ({ overview }: { readonly overview: CompanyOverview }) => (
  <Card as="section" aria-labelledby="sem-numeros" className="flow">
    <h2 id="sem-numeros">Ainda não há números para mostrar</h2>
    <p>{describeMissing(overview)}</p>
    <h3>O que fazer agora</h3>
    <ol>
      <li>
        <Link to={COCKPIT_PATHS.people}>Convide pessoas</Link> ou{' '}
        <Link to={COCKPIT_PATHS.import}>importe a lista de uma planilha</Link>.
      </li>
      <li>
        Envie a cada pessoa o seu link. Aceitar é escolha dela. Quem aceita e concorda em participar entra na
        conta em até quatro semanas, num momento sorteado, para que a data do link não diga quem aceitou.
      </li>
      <li>
        Espere a próxima contagem, na madrugada de segunda-feira: nela se fecham os grupos, e quem entra em
        cada um é sorteado. {describeDepartmentStart(overview)} {OTHERS_TOGETHER}
      </li>
    </ol>
  </Card>
);
