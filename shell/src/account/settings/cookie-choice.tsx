import { useConsent } from '@aura/shared-session';
import { setConsent } from '@aura/shared-session/host';
import { ChoiceGroup } from '@aura/shared-ui';

const OPTIONS = [
  { value: 'accepted', label: 'Aceitar', description: 'Medimos visitas e o resultado de anúncios.' },
  { value: 'refused', label: 'Recusar', description: 'Nada é medido nem guardado para esse fim.' },
];

/** The cookie choice, changeable at any time; it takes effect at once. */
export function CookieChoice() {
  const consent = useConsent();
  return (
    <ChoiceGroup
      legend="Cookies de medição"
      name="cookies"
      options={OPTIONS}
      value={consent === 'undecided' ? null : consent}
      onChange={(value) => setConsent(value === 'accepted' ? 'accepted' : 'refused', 'settings')}
    />
  );
}
