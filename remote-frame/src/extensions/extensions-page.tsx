import {
  findDeclarationsAsset,
  type Extension,
  hasModule,
  readExtensions,
  type Release,
} from '@aura/shared-federation/contract';
import { PageHeader, Spinner } from '@aura/shared-ui';
import styles from './extensions-page.module.css';
import { ExtensionPart } from './extension-part.tsx';
import { useEffect, useState } from 'react';

interface Props {
  readonly release: Release;
  readonly isWanted: boolean;
}

/** All extensions of the remote, one below the other, each in a separate place. */
export function ExtensionsPage({ release, isWanted }: Props) {
  const declared = useDeclared(release);
  if (!declared) return <Spinner label="Carregando…" />;
  const modules = declared.filter((one) => hasModule<Extension>(one));
  const data = declared.filter((one) => !hasModule<Extension>(one));
  return (
    <>
      <PageHeader
        title="O que este remoto mostra em páginas do shell"
        lead={
          declared.length === 0
            ? 'Nada: remote.ts não declara extensões.'
            : 'Cada parte no seu lugar, uma abaixo da outra. No site, título, coluna e ordem são da página do shell.'
        }
      />
      {modules.map((extension) => (
        <ExtensionPart
          key={`${extension.point} ${extension.name}`}
          release={release}
          extension={extension}
          isWanted={isWanted}
        />
      ))}
      {data.length > 0 && (
        <section className={styles['part']} aria-label="Extensões sem módulo">
          <h2>Sem módulo</h2>
          <ul>
            {data.map((extension) => (
              <li key={JSON.stringify(extension)}>
                <code>{JSON.stringify(extension)}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The extensions of the release; null until loaded. */
function useDeclared({ baseUrl, descriptor }: Release): readonly Extension[] | null {
  const [declared, setDeclared] = useState<readonly Extension[] | null>(null);
  const file = findDeclarationsAsset(descriptor);
  useEffect(() => {
    let isOver = false;
    const take = (extensions: readonly Extension[]) => isOver || setDeclared(extensions);
    if (file) {
      const { integrity } = file;
      fetch(baseUrl + file.file, { credentials: 'omit', integrity })
        .then((response) => response.json())
        .then((declarations) => take(readExtensions(declarations)))
        .catch((error: unknown) => {
          console.error(`${file.file}:`, error);
          take([]);
        });
    } else take([]);
    return () => void (isOver = true);
  }, [baseUrl, file]);
  return declared;
}
