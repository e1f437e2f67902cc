import { Closing } from './closing.tsx';
import { Cover } from './cover.tsx';
import { Example } from './example.tsx';
import { HowItWorks } from './how-it-works.tsx';

/** `/`: what Aura does, for whom, how, and what comes out of it. */
export function HomePage() {
  return (
    <>
      <Cover />
      <HowItWorks />
      <Example />
      <Closing />
    </>
  );
}
