import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CompanyRefSchema, MAX_DEPARTMENTS, OTHER_UNIT } from '@aura/shared-domain';
import { findDepartmentByName, withDepartment, type Departments } from './departments.ts';

const SALES = { id: 'comercial', name: 'Comercial' };
const RESEARCH = { id: 'pesquisa', name: 'Pesquisa e Inovação' };

function placed(departments: Departments, name: string) {
  const found = withDepartment(departments, name);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}
const added = (departments: Departments, name: string) => placed(departments, name).department.id;

describe('findDepartmentByName', () => {
  it.each(['Pesquisa e Inovação', 'pesquisa e inovacao', '  PESQUISA  E   INOVAÇÃO '])(
    'finds no department for %j',
    (name) => expect(findDepartmentByName([SALES, RESEARCH], name)).toBe(RESEARCH),
  );

  it('does not take a part of a name for it', () =>
    expect(findDepartmentByName([SALES, RESEARCH], 'Pesquisa')).toBeUndefined());
});

describe('withDepartment', () => {
  it('keeps the list for a known name', () => {
    const departments = [SALES, RESEARCH];
    const found = placed(departments, 'COMERCIAL');
    expect(found.departments).toBe(departments);
    expect(found.department).toBe(SALES);
  });

  it('adds a new one under the name as it was written', () => {
    const department = { id: 'operacoes-logistica', name: 'Operações & Logística' };
    expect(placed([SALES], 'Operações & Logística')).toEqual({
      department,
      departments: [SALES, department],
    });
  });

  it('gives no two departments one id, also after one was renamed', () => {
    const renamed = [{ id: 'comercial', name: 'Vendas' }];
    expect(added(renamed, 'Comercial')).toBe('comercial-2');
    expect(added([...renamed, { id: 'comercial-2', name: 'X' }], 'Comercial!')).toBe('comercial-3');
  });

  it('never gives a new department the id of the small departments', () =>
    expect(added([], 'Outras')).toBe(`${OTHER_UNIT}-2`));

  it.each(['Outras áreas', 'OUTRAS  AREAS', ' outras-áreas. '])('refuses %j, which means others', (name) => {
    const refused = { ok: false, error: { message: expect.stringContaining('Escolha outro nome') } };
    expect(withDepartment([SALES], name)).toMatchObject(refused);
    // Also where a company was given one of that name before.
    expect(withDepartment([{ id: 'x', name: 'Outras áreas' }], name)).toMatchObject(refused);
  });

  it.each(['研发', '---', 'a'.repeat(60), 'Área ' + 'é'.repeat(55)])('makes an id of %j', (name) =>
    expect(v.is(CompanyRefSchema, added([], name))).toBe(true),
  );

  it('refuses one department too many, and still finds the existing ones', () => {
    const full = Array.from({ length: MAX_DEPARTMENTS }, (_, at) => ({ id: `d${at}`, name: `Área ${at}` }));
    expect(withDepartment(full, 'Mais uma')).toMatchObject({
      ok: false,
      error: { code: 'too_many_departments' },
    });
    expect(added(full, 'area 7')).toBe('d7');
  });
});
