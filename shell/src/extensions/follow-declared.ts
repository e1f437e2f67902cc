import type { RemotesSource } from '../registry/remotes-source.ts';
import { declaredExtensions } from './declared.ts';

/** Learns from now on what the remotes of the page show in pages of the shell, whenever they change. */
export function followDeclared({ get, subscribe }: RemotesSource): void {
  const learn = () => {
    const releases = get().entries.flatMap((entry) => (entry.fallback ? [entry, entry.fallback] : [entry]));
    void declaredExtensions.learn(releases);
  };
  learn();
  subscribe(learn);
}
