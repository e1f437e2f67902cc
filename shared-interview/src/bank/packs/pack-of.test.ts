import { findOccupationById } from '@aura/shared-career';
import { describe, expect, it } from 'vitest';
import type { PackId } from './pack-id.ts';
import { packOf } from './pack-of.ts';
import { OCCUPATIONS_APART, PACK_OF_FIELD } from '../../generated/trades.ts';

/** Titles as people and job ads write them, by the pack that their practice belongs to. */
const ROLES: Readonly<Record<PackId, string>> = {
  technology: `Dev Front-end Pleno; Desenvolvedora Back-end Java; Analista de Sistemas Sr; Cientista de Dados; Engenheira
    de Dados Pleno; Analista de Suporte N2; Técnico de Informática; DBA Oracle; QA Engineer; Analista de Infra;
    Programador PHP Jr; DevOps; Analista de BI; Estágio em TI; Software Engineer; SRE; Especialista em Segurança
    da Informação; Tech Lead; Administrador de Redes; Desenvolvedor Mobile Flutter; Full Stack Developer;
    Coordenador de TI; Arquiteto de Soluções; Analista de Testes; Desenvolvedor Python Sênior; Analista de Dados
    Jr; Suporte Técnico de TI; Help Desk; Engenheiro de Software Pleno; Analista de Segurança Cibernética; Cloud
    Engineer AWS; Estagiário de Desenvolvimento Web; Técnico em Redes de Computadores; Engenheira de Machine
    Learning; Analista SAP`,
  'finance-admin': `Aux. Adm.; Assistente Administrativo; Analista Financeiro Pl; Contadora; Aux. Contábil; Analista Fiscal;
    Assistente de Contas a Pagar; Secretária Executiva; Controller; Analista de Tesouraria; Assist. Financeiro;
    Faturista; Auxiliar de Escritório; Estagiária de Contabilidade; Analista de Crédito; Gerente Administrativo
    Financeiro; Escriturário Bancário; Auditor Interno; Analista de Custos; Coordenadora Contábil; Assistente
    Fiscal; Economista; Analista de Planejamento Financeiro; Gerente de Banco; Auxiliar de Departamento Fiscal;
    Tesoureira; Gerente Financeiro; Agente Administrativo; Assistente de Cobrança; Perito Contábil; Caixa
    Bancário; Aux. Financeiro; Secretária; Analista Contábil Sênior; Assessor de Investimentos`,
  'sales-service': `Vendedor; Vendedora Externa; Atendente de Telemarketing; Operador de Caixa; Gerente de Loja; Repositora;
    Executivo de Contas; SDR; Consultora de Vendas; Balconista; Representante Comercial; Analista de Customer
    Success; Promotora de Vendas; Corretor de Imóveis; Op. de Caixa; Atendente de SAC; Supervisor Comercial;
    Fiscal de Loja; Atendente de Loja; Inside Sales; Assistente Comercial; Analista de Atendimento ao Cliente;
    Açougueiro; Frentista; Vendedor de Loja de Shopping; Atendente de Balcão; Operadora de Telemarketing Ativo;
    Gerente Comercial; Caixa de Supermercado; Consultor Comercial; Key Account; Ajudante de Açougue; Atendente
    de Farmácia; Vendedor Interno; Encarregado de Loja`,
  health: `Téc. de Enfermagem; Enfermeira; Enfermeiro do Trabalho; Médico Clínico Geral; Fisioterapeuta; Cuidadora de
    Idosos; Nutricionista; Dentista; Auxiliar de Saúde Bucal; Téc. em Radiologia; Fonoaudióloga; Agente
    Comunitário de Saúde; Terapeuta Ocupacional; Enf. UTI; Auxiliar de Enfermagem; Socorrista; Tec. Enf.; Médica
    Pediatra; Cuidador; Cirurgião-Dentista; Técnica em Enfermagem do Trabalho; Flebotomista; Atendente de
    Enfermagem; Instrumentadora Cirúrgica`,
  education: `Professora de Educação Infantil; Professor de Matemática; Coord. Pedagógica; Pedagoga; Monitor de Creche;
    Auxiliar de Classe; Professor Universitário; Instrutor de Informática; Diretora Escolar; Tutor EAD; Prof. de
    Inglês; Psicopedagoga; Auxiliar de Sala; Professor de Educação Física; Educadora Social; Orientadora
    Educacional; Inspetor de Alunos; Professora Alfabetizadora; Instrutor de Treinamento Senai; Professor PEB
    II; Auxiliar de Desenvolvimento Infantil; Professora de Português; Professor de História; Mediador Escolar;
    Cuidador Escolar; Cuidador Infantil; Instrutor de Autoescola; Coordenador de Curso; Monitor Escolar; Professora de Dança; Vice-
    Diretora`,
  'engineering-industry': `Engenheiro Civil; Engenheira de Produção; Auxiliar de Produção; Op. de Máquinas; Soldador; Eletricista de
    Manutenção; Mecânico Industrial; Téc. em Eletrotécnica; Inspetora de Qualidade; Pedreiro; Mestre de Obras;
    Servente de Obras; Técnica de Segurança do Trabalho; Torneiro Mecânico; Analista de Qualidade; Supervisor de
    Produção; Técnico em Edificações; Arquiteta; Mecânico de Automóveis; Projetista; Encanador; Analista de PCP;
    Eng. Mecânico Jr; Costureira Industrial; Líder de Produção; Pintor de Obras; Químico Industrial; Técnico de
    Manutenção Predial; Engenheiro Eletricista; Aux. de Manutenção; Montador de Móveis; Caldeireiro; Técnico
    Mecânico; Operador de Injetora; Analista de Processos Industriais; Engª de Segurança do Trabalho; Ajudante
    Geral de Produção; Carpinteiro; Mecânico de Refrigeração; Controlador de Qualidade; Marceneiro; Operador de
    Retroescavadeira`,
  'logistics-transport': `Motorista Carreteiro; Motorista de Caminhão; Motorista Entregador; Aux. de Logística; Conferente; Operador
    de Empilhadeira; Almoxarife; Estoquista; Motoboy; Analista de Supply Chain; Comprador; Analista de Compras;
    Coordenador de Logística; Separador de Mercadorias; Aux. de Expedição; Analista de
    Comércio Exterior; Ajudante de Motorista; Analista de Transportes; Encarregado de Depósito; Motorista
    Categoria D; Assistente de Estoque; Auxiliar de Estoque; Auxiliar de Almoxarifado;
    Motorista Truck; Gerente de Suprimentos; Carregador; Analista de Importação; Conferente de Carga;
    Entregador; Operador Logístico; Aux. de Carga e Descarga`,
  'marketing-design': `Analista de Marketing; Social Media; Designer Gráfico; Jornalista; Redatora; UX Designer; Gestor de Tráfego;
    Assistente de Marketing Digital; Publicitária; Fotógrafo; Editor de Vídeo; Assessora de Imprensa; Relações
    Públicas; Copywriter; Diretor de Arte; Product Designer; Analista de SEO; Coordenadora de Comunicação;
    Produtor de Conteúdo; Motion Designer; Gerente de Marketing; Web Designer; Designer; Analista de Comunicação
    Interna; Videomaker; Assistente de Arte; Produtora de Eventos; Head de Marketing; Analista de Mídias
    Sociais; Ilustrador; Community Manager; Radialista; Revisor de Textos`,
  'people-legal': `Analista de RH; Assistente de Departamento Pessoal; Advogada; Recrutadora; Business Partner; Aux. de RH;
    Estagiário de Direito; Assistente Jurídico; Tech Recruiter; Analista de T&D; Gerente de RH; Advogado
    Trabalhista; Analista de Compliance; Paralegal; Analista de Recrutamento e Seleção; DPO; Coordenadora de
    Gente e Gestão; Analista de Folha de Pagamento; Analista de Cargos e Salários; Aux. Dep. Pessoal;
    Coordenador de Recursos Humanos; Advogado Cível; Consultora Interna de RH; Analista de Treinamento e
    Desenvolvimento; Assistente de Recrutamento; Headhunter; Advogado Tributarista; Escrevente; HRBP; Analista
    de Contratos`,
  'hospitality-services': `Cozinheira; Aux. de Cozinha; Auxiliar de Limpeza; Vigilante; Porteiro; Cabeleireira; Manicure;
    Recepcionista; Recepcionista de Hotel; Garçom; Camareira; Chef de Cozinha; Confeiteira; Aux. de Serviços
    Gerais; Esteticista; Barbeiro; Faxineira; Zelador; Barista; Atendente de Lanchonete; Controlador de Acesso;
    Copeira; Empregada Doméstica; Pizzaiolo; Bartender; Governanta de Hotel; Jardineiro; Ajudante de Cozinha;
    ASG; Vigia; Segurança; Diarista; Maquiadora; Depiladora; Garçonete; Recepcionista Bilíngue; Padeiro;
    Auxiliar de Lavanderia; Designer de Sobrancelhas; Lavador de Carros; Atendente de Restaurante`,
  general: `Farmacêutica; Técnico em Farmácia; Técnica de Farmácia Hospitalar; Biomédico; Técnico em Análises Clínicas;
    Psicóloga Clínica; Psicólogo Hospitalar; Médica Veterinária; Auxiliar de Veterinário; Babá;
    Personal Trainer; Educador Físico; Motorista de Aplicativo; Motorista de Ônibus; Gerente de Projetos;
    Assistente Social; Product Manager; Policial Militar; Trabalhador Rural;
  asdfgh; xyz 123; Qualquer vaga; Primeiro emprego; Trabalho; ---; Estagiário; Gerente; Coordenadora;
    Analista; Auxiliar; Assistente; 😀😀; o que aparecer; Supervisor; Júnior; bla bla bla; Diretor; Líder; 1234;
    Vaga de meio período; qwerty uiop; Encarregado; Técnico`,
};

const CASES = Object.entries(ROLES).flatMap(([pack, roles]) =>
  roles.split(';').map((role) => ({ role: role.replace(/\s+/g, ' ').trim(), pack })),
);

/** Share of the titles that have to come to their pack. */
const FLOOR = 0.98;

describe('packOf', () => {
  it('finds the pack of nearly all titles', () => {
    const wrong = CASES.filter(({ role, pack }) => packOf(role) !== pack).map(
      ({ role, pack }) => `${role}: ${packOf(role)} instead of ${pack}`,
    );
    expect(CASES.length).toBeGreaterThan(300);
    expect(1 - wrong.length / CASES.length >= FLOOR ? [] : wrong).toEqual([]);
  });

  it('chooses the general pack for a title without a trade', () => {
    const nonsense = [...ROLES.general.split(';'), '', '   ', 'a', 'x'.repeat(120)];
    expect(nonsense.filter((role) => packOf(role) !== 'general')).toEqual([]);
  });

  it('ignores case, accents, gender and rung', () => {
    const packs = ['Enfermeiro', 'ENFERMEIRA', 'enfermeira sênior', 'Enfermeiro(a) Jr.', 'Enf. Pleno'].map(
      packOf,
    );
    expect(new Set(packs)).toEqual(new Set(['health']));
  });

  it('keeps the ward to those who work in it: pharmacy, laboratory and animals have other practice', () => {
    const ward = [
      'farmaceutico',
      'tecnico-farmacia',
      'atendente-farmacia',
      'biomedico',
      'veterinario',
    ].filter((id) => packOf(findOccupationById(id)?.title ?? '') === 'health');
    expect(ward).toEqual([]);
  });

  it('finds a family by a telling word if the whole title is unknown', () => {
    expect(packOf('Web Designer')).toBe('marketing-design');
    expect(packOf('Gerente de Banco')).toBe('finance-admin');
  });

  it('names only existing occupations whose field would lead elsewhere', () => {
    const wrong = Object.entries(OCCUPATIONS_APART).flatMap(([pack, ids]) =>
      ids.split(/\s+/).filter((id) => {
        const occupation = findOccupationById(id);
        return occupation === null || PACK_OF_FIELD[occupation.field] === pack;
      }),
    );
    expect(wrong).toEqual([]);
  });
});
