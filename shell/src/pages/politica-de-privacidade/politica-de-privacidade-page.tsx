import { LegalPage } from '../legal/legal-page.tsx';
import { ABOUT_US } from './about-us.tsx';
import { KEEPING_SAFE } from './keeping-safe.tsx';
import { WHAT_WE_USE } from './what-we-use.tsx';
import { WHO_RECEIVES } from './who-receives.tsx';
import { YOUR_RIGHTS } from './your-rights.tsx';

const SECTIONS = [...ABOUT_US, ...WHAT_WE_USE, ...WHO_RECEIVES, ...YOUR_RIGHTS, ...KEEPING_SAFE];

/** `/politica-de-privacidade`. */
export function PoliticaDePrivacidadePage() {
  return (
    <LegalPage
      title="Política de privacidade"
      lead="Quais dados a Aura usa, para quê, por quanto tempo, e como você acessa, leva ou apaga os seus."
      sections={SECTIONS}
    />
  );
}
