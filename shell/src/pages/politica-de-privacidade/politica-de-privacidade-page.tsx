import { legalText } from '../../generated/legal/privacidade.tsx';
import { LegalPage } from '../legal/legal-page.tsx';

/** `/politica-de-privacidade`; its text is `content/legal/privacidade.md`. */
export const PoliticaDePrivacidadePage = () => <LegalPage text={legalText} />;
