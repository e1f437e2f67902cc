import { Link } from '@aura/shared-session/router';
import { Meter } from '@aura/shared-ui';
import { COCKPIT_PATHS } from '../../../layout/paths.ts';
import { SECTION_IDS } from '../section-ids.ts';
import type { SectionProps } from '../section-props.ts';
import { Section } from '../section.tsx';
import { seatsInWords } from './seats-words.ts';

/** How many seats are taken today, whichever week is looked at. */
export const SeatsSection = ({ overview: { seats }, onPaper = false }: SectionProps) => (
  <Section id={SECTION_IDS.seats} title="Licenças">
    <Meter
      label="Licenças em uso hoje"
      value={Math.min(seats.used, seats.total)}
      max={Math.max(1, seats.total)}
      text={seatsInWords(seats)}
    />
    <p>
      Cada pessoa na lista da empresa usa uma licença, tenha aceitado o convite ou não.{' '}
      {!onPaper && <Link to={COCKPIT_PATHS.people}>Ver quem está na lista</Link>}
    </p>
  </Section>
);
