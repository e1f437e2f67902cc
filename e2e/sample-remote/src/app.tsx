import { lazyWithRetry, reactLifecycles } from '@aura/shared-session/lifecycles';
import { Link, Route, Routes, SharedRouter } from '@aura/shared-session/router';
import { PageHeader } from '@aura/shared-ui';
import { Suspense, useEffect, useState } from 'react';
import styles from './app.module.css';

/** What goes wrong, and when: `?falha=` of the address; `?falha=desenho@1.1.0` for that version alone. */
function wanted(): string | null {
  const [fault = null, version] = new URLSearchParams(window.location.search).get('falha')?.split('@') ?? [];
  return version === undefined || version === __VERSION__ ? fault : null;
}
const LatePage = lazyWithRetry(() => import('./late-page.tsx'));

if (wanted() === 'carga') throw new Error('falha ao carregar');

function failInEvent(): never {
  throw new Error('falha no evento');
}
const failInPromise = (): void => void Promise.reject(new Error('falha na promessa'));

function Page() {
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    if (wanted() === 'efeito') throw new Error('falha no efeito');
  }, []);
  if (broken || wanted() === 'desenho') throw new Error('falha ao desenhar');
  return (
    <>
      <PageHeader title={`Ensaio ${__VERSION__}`} lead="Uma página de ensaio." />
      <p className={styles['mark']}>Texto do ensaio</p>
      <label>
        Anotação <input name="anotacao" />
      </label>
      <button onClick={failInEvent}>Falhar no evento</button>
      <button onClick={failInPromise}>Falhar na promessa</button>
      <button onClick={() => setBroken(true)}>Falhar ao redesenhar</button>
      <Link to="/ensaio/tardia">Abrir a página tardia</Link>
    </>
  );
}

const App = () => (
  <SharedRouter>
    <Suspense fallback={<p>Um instante…</p>}>
      <Routes>
        <Route path="/ensaio" element={<Page />} />
        <Route path="/ensaio/tardia" element={<LatePage />} />
      </Routes>
    </Suspense>
  </SharedRouter>
);

const lifecycles = reactLifecycles(App, 'sample');

export const { bootstrap, unmount } = lifecycles;
const FAULTY_MOUNTS: Readonly<Record<string, () => Promise<void>>> = {
  montagem: () => Promise.reject(new Error('falha ao montar')),
  parada: () => new Promise(() => undefined),
};
export const mount: typeof lifecycles.mount = (props) =>
  FAULTY_MOUNTS[wanted() ?? '']?.() ?? lifecycles.mount(props);
