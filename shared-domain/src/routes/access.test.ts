import { describe, expect, test } from 'vitest';
import { guard, type Visitor } from './access.ts';

const anonymous: Visitor = { signedIn: false, diagnosticoCompleto: false };
const fresh: Visitor = { signedIn: true, diagnosticoCompleto: false };
const diagnosed: Visitor = { signedIn: true, diagnosticoCompleto: true };
const manager: Visitor = { signedIn: true, role: 'gestor_rh', diagnosticoCompleto: false };

describe('guard', () => {
  test('public pages are open to everyone', () => {
    for (const visitor of [anonymous, fresh, diagnosed, manager]) {
      expect(guard('public', visitor, '/planos').kind).toBe('allow');
    }
  });

  test('an anonymous visitor goes to the login with the whole current path as next', () => {
    expect(guard('signedIn', anonymous, '/diagnostico/resultado?aba=plano')).toEqual({
      kind: 'redirect',
      to: '/login?next=%2Fdiagnostico%2Fresultado%3Faba%3Dplano',
    });
  });

  test('the secret of a payment does not come along', () => {
    const back = '/assinatura/sucesso?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x&aba=1';
    expect(guard('signedIn', anonymous, back)).toEqual({
      kind: 'redirect',
      to: '/login?next=%2Fassinatura%2Fsucesso%3Fpayment_intent%3Dpi_1%26aba%3D1',
    });
  });

  test('a tool sends somebody without a completed diagnostic to it, a manager as well', () => {
    expect(guard('diagnosed', fresh, '/mentor-ia')).toEqual({ kind: 'undiagnosed' });
    expect(guard('diagnosed', manager, '/mentor-ia')).toEqual({ kind: 'undiagnosed' });
    expect(guard('diagnosed', diagnosed, '/mentor-ia').kind).toBe('allow');
  });

  test('the cockpit is for managers, who need no diagnostic of their own', () => {
    expect(guard('gestor_rh', manager, '/cockpit').kind).toBe('allow');
    expect(guard('gestor_rh', diagnosed, '/cockpit').kind).toBe('restricted');
    expect(guard('gestor_rh', anonymous, '/cockpit')).toEqual({
      kind: 'redirect',
      to: '/login?next=%2Fcockpit',
    });
  });
});
