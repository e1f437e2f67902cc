import { legalText } from '../../generated/legal/termos.tsx';
import { LegalPage } from '../legal/legal-page.tsx';

/** `/termos-de-uso`; its text is `content/legal/termos.md`. */
const TermosDeUsoPage = () => <LegalPage text={legalText} />;

export default TermosDeUsoPage;
