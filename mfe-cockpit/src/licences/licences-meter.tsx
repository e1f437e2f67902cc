import { describeLicences, LICENCE_RULE, type Licences } from '@aura/shared-domain';
import { Meter } from '@aura/shared-ui';

/** How many licences are in use, as far as this is told, and what uses one: the same on every page. */
export const LicencesMeter = ({ licences }: { readonly licences: Licences }) => (
  <>
    <Meter
      label="Licenças"
      value={Math.min(licences.used, licences.total)}
      max={Math.max(1, licences.total)}
      text={describeLicences(licences)}
    />
    <p>{LICENCE_RULE}</p>
  </>
);
