// The router's history must exist before a remote is evaluated.
import { getHistory } from '@aura/shared-session/router';
import { startInMemory } from '@aura/shared-session/testing';
import '@aura/shared-ui/tokens.css';
import './frame.css';
import { createRoot } from 'react-dom/client';
import { FrameApp } from './frame-app.tsx';
import { chosenPerson } from './people/chosen-person.ts';
import { peopleBackend } from './people/people-backend.ts';
import { readPage } from './read-page.ts';

/** Starts the page: a session in memory, and the one release that the page names. */
function start(root: HTMLElement): void {
  const page = readPage(document);
  if (!page.ok) {
    console.error(page.error);
    root.textContent = 'Esta página não diz qual remoto mostrar. Veja o console do navegador.';
    return;
  }
  const { release, apiBase } = page.value;
  const person = chosenPerson(release.descriptor.routes, getHistory().location.pathname);
  const people = peopleBackend(person);
  void startInMemory(people.backend, apiBase);
  createRoot(root).render(<FrameApp release={release} person={person} onPerson={people.become} />);
}

const root = document.getElementById('root');
if (root) start(root);
