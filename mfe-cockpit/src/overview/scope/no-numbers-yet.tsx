import type { CompanyOverview } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Card } from '@aura/shared-ui';
import { COCKPIT_PATHS } from '../../layout/paths.ts';
import { describeDepartmentStart, OTHERS_TOGETHER } from './department-begins.ts';
import { describeMissing } from './scope-words.ts';

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
        Espere o próximo retrato semanal, na madrugada de segunda-feira: nele se fecham os grupos, e quem
        entra em cada um é sorteado. {describeDepartmentStart(overview)} {OTHERS_TOGETHER}
      </li>
    </ol>
  </Card>
);
