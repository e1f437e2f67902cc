import { Notice } from '@aura/shared-ui';

/** For somebody whose answer came too late: the link still says what it was about, but cannot be accepted any more. */
export function UsedLink() {
  return (
    <Notice tone="warning" title="Este convite não vale mais">
      Cada link vale uma vez. Este já foi usado (talvez por você, antes de sair da empresa), a empresa o
      retirou ou o trocou por um novo, ou o prazo dele terminou. Para participar, peça um novo link ao RH. A
      sua conta continua como está.
    </Notice>
  );
}
