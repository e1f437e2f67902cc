import { legalText } from '../../generated/legal/termos.tsx';
import { LegalPage } from '../legal/legal-page.tsx';

/** `/termos-de-uso`; its text is `content/legal/termos.md`. */
export const TermosDeUsoPage = () => <LegalPage text={legalText} />;
