import { err, type Result } from '@aura/shared-domain';

/** Without credentials or a connection Google's libraries throw; the sentence that says so at the terminal. */
export function explainUnanswered(error: unknown): Result<never, string> {
  const why = error instanceof Error ? error.message : String(error);
  return err(
    /default credentials/i.test(why)
      ? 'Esta máquina não tem credenciais padrão: rode "gcloud auth application-default login" e repita o comando.'
      : `O projeto não respondeu como se espera (${why}). Repetir o comando termina o que ficou pela metade.`,
  );
}
