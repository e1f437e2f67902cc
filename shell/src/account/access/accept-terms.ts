import { keepTerms } from '@aura/shared-session/host';
import { termos } from '../../generated/legal/versions.ts';

/** Records that the person, who just made an account, accepted the terms that `TermsNote` names. */
export const acceptTerms = (): void => keepTerms(termos);
