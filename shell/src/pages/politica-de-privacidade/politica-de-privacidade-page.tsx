import { legalText } from '../../generated/legal/privacidade.tsx';
import { LegalPage } from '../legal/legal-page.tsx';

/** `/politica-de-privacidade`; its text is `content/legal/privacidade.md`. */
const PoliticaDePrivacidadePage = () => <LegalPage text={legalText} />;

export default PoliticaDePrivacidadePage;
