import type { RemoteModule } from '@aura/shared-federation/contract';
import { lazyWithRetry, reactLifecycles } from '@aura/shared-session/lifecycles';
import { Route, Routes, SharedRouter } from '@aura/shared-session/router';
import { Spinner } from '@aura/shared-ui';
import { Suspense } from 'react';
import { Hub } from './hub/hub.tsx';
import { TaskInHand } from './task/task-in-hand.tsx';

const ResumePage = lazyWithRetry(() => import(/* webpackChunkName: "resume" */ './resume/resume-page.tsx'));

const LinkedInPage = lazyWithRetry(
  () => import(/* webpackChunkName: "linkedin" */ './linkedin/linkedin-page.tsx'),
);

const JobsPage = lazyWithRetry(() => import(/* webpackChunkName: "jobs" */ './jobs/jobs-page.tsx'));

const InterviewPage = lazyWithRetry(
  () => import(/* webpackChunkName: "interview" */ './interview/interview-page.tsx'),
);

const MentorPage = lazyWithRetry(() => import(/* webpackChunkName: "mentor" */ './mentor/mentor-page.tsx'));

const LessonsPage = lazyWithRetry(
  () => import(/* webpackChunkName: "lessons" */ './lessons/lessons-page.tsx'),
);

const LESSONS = /^\/micro-learnings(?:\/[^/]+)?$/;

const PATHS: ReadonlySet<string> = new Set([
  '/ferramentas-ia',
  '/otimizador-curriculo',
  '/otimizador-linkedin',
  '/buscador-vagas',
  '/simulador-entrevista',
  '/mentor-ia',
]);
function accepts(pathname: string): boolean {
  const path = pathname.replace(/(?<=.)\/$/, '');
  return PATHS.has(path) || LESSONS.test(path);
}

function App() {
  return (
    <SharedRouter accepts={accepts}>
      <TaskInHand>
        <Suspense fallback={<Spinner />}>
          <Routes>
            <Route path="/ferramentas-ia" element={<Hub />} />
            <Route path="/otimizador-curriculo" element={<ResumePage />} />
            <Route path="/otimizador-linkedin" element={<LinkedInPage />} />
            <Route path="/buscador-vagas" element={<JobsPage />} />
            <Route path="/simulador-entrevista" element={<InterviewPage />} />
            <Route path="/mentor-ia" element={<MentorPage />} />
            <Route path="/micro-learnings" element={<LessonsPage />} />
            <Route path="/micro-learnings/:slug" element={<LessonsPage />} />
          </Routes>
        </Suspense>
      </TaskInHand>
    </SharedRouter>
  );
}

export const { bootstrap, mount, unmount } = reactLifecycles(App, 'tools') satisfies RemoteModule;
