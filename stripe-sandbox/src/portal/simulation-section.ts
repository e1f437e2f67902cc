import type { Whose } from '../life/simulate.ts';
import type { Subscription } from '../state/records/subscriptions.ts';
import type { World } from '../world.ts';
import { html, type Html } from './html.ts';
import { SIMULATIONS } from './simulations.ts';

/** What no real portal has: months that pass at once. */
export function simulationSection(
  world: World,
  base: string,
  whose: Whose,
  subscription: Subscription | undefined,
): Html {
  const simulations = SIMULATIONS.filter(({ applies }) => applies(world, whose, subscription));
  return html`<section class="simulation" aria-labelledby="simular">
    <h2 id="simular">Simular</h2>
    <p class="hint">
      Só existe nesta demonstração: faz acontecer agora o que em um banco de verdade levaria dias ou meses.
    </p>
    ${
      simulations.length === 0
        ? html`<p>Não há nada para simular.</p>`
        : html`<ul>
            ${simulations.map(
              ({ name, label, hint }) =>
                html`<li>
                  <form method="post" action="${base}/simular/${name}">
                    <button aria-describedby="dica-${name}">${label}</button>
                  </form>
                  <p class="hint" id="dica-${name}">${hint}</p>
                </li>`,
            )}
          </ul>`
    }
  </section>`;
}
