import { Link } from '@aura/shared-session/router';
import type { ToolLimit } from './tool-limit.ts';

/** What may be done at once, without a use. */
export function NextSteps({ next }: { readonly next: NonNullable<ToolLimit['next']> }) {
  return (
    <>
      <p>
        <strong>O que você pode fazer agora, sem contar:</strong>
      </p>
      <ul>
        {next.map(({ text, link }) => (
          <li key={text}>
            {text}
            {link && (
              <>
                {' '}
                <Link to={link.path}>{link.label}</Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
