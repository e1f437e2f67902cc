import { Link } from '@aura/shared-session/router';

/** What somebody who makes an account declares and accepts; `acceptTerms` records it. */
export const TermsNote = ({ when }: { readonly when: string }) => (
  <p>
    {when}, você declara ter 18 anos ou mais e aceita os <Link to="/termos-de-uso">termos de uso</Link> e a{' '}
    <Link to="/politica-de-privacidade">política de privacidade</Link>.
  </p>
);
