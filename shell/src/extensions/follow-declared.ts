import type { RemotesSource } from '../registry/remotes-source.ts';
import { declaredExtensions } from './declared.ts';

/** Fetches the remotes' declarations whenever the remotes change. */
export function followDeclared({ get, subscribe }: RemotesSource): void {
  const learn = () => {
    const releases = get().entries.flatMap((entry) => (entry.fallback ? [entry, entry.fallback] : [entry]));
    void declaredExtensions.learn(releases);
  };
  learn();
  subscribe(learn);
}
