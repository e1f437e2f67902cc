import { keepTerms } from '@aura/shared-session/host';
import { Link } from '@aura/shared-session/router';
import { termos } from '../../generated/legal/versions.ts';

/** What somebody who makes an account declares and accepts. */
export const TermsNote = ({ when }: { readonly when: string }) => (
  <p>
    {when}, você declara ter 18 anos ou mais e aceita os <Link to="/termos-de-uso">termos de uso</Link> e a{' '}
    <Link to="/politica-de-privacidade">política de privacidade</Link>.
  </p>
);

/** Records it for whoever just made an account. */
export const acceptTerms = (): void => keepTerms(termos);
