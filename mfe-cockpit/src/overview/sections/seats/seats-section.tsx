import { FEWEST_ACCOUNTS } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Meter } from '@aura/shared-ui';
import { COCKPIT_PATHS } from '../../../layout/paths.ts';
import { SECTION_IDS } from '../section-ids.ts';
import type { SectionProps } from '../section-props.ts';
import { Section } from '../section.tsx';
import { describeSeats } from './seats-words.ts';

/** How many seats are used, as far as this is public. It is the same for every week. */
export const SeatsSection = ({ overview: { seats }, onPaper = false }: SectionProps) => (
  <Section id={SECTION_IDS.seats} title="Licenças">
    <Meter
      label="Licenças em uso"
      value={Math.min(seats.used, seats.total)}
      max={Math.max(1, seats.total)}
      text={describeSeats(seats)}
    />
    <p>
      Usa uma licença quem aceita o convite. O número anda de {FEWEST_ACCOUNTS} em {FEWEST_ACCOUNTS}, com o
      retrato semanal, para não dizer quem aceitou; ninguém fica de fora por falta de licença.{' '}
      {!onPaper && <Link to={COCKPIT_PATHS.people}>Ver quem está na lista</Link>}
    </p>
  </Section>
);
