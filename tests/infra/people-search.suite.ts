/** A stage has a collection for searching people only where it asks for one, and then each function has the rights it needs. */
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, it } from 'vitest';
import { functionOf } from '../../infra/functions.ts';
import { INDEX_FILES } from '../../shared/contract/resources.ts';
import { ownFunctions, resources, statementsOf, synthesised } from './synthesised.ts';
import { type CfnTemplate, faultsOfTemplates } from './template/check.ts';

const IN_COLLECTION = { search: 'opensearch' } as const;
const PATIENT_MS = 240_000;
const ofSearch = (text: unknown) => /OpenSearchServerless|aoss:|SEARCH_ENDPOINT/.test(JSON.stringify(text));

const functionsOf = () => {
  const { all } = synthesised(IN_COLLECTION);
  return ownFunctions(all).map((fn) => {
    const statements = statementsOf(all, fn);
    const { Variables = {} } = (fn.Properties.Environment ?? {}) as { Variables?: Record<string, unknown> };
    const fetches = statements.filter(({ Action }) => [Action].flat().includes('s3:GetObject'));
    return {
      name: String(fn.Properties.Description),
      variables: Variables,
      calls: statements.filter(({ Action }) => [Action].flat().some((action) => action.startsWith('aoss:'))),
      files: INDEX_FILES.filter((file) => JSON.stringify(fetches).includes(`/${file}/*`)),
      // As both policies name it, also where its own template is a nested one.
      role: `${String(fn.Properties.Description).replaceAll(/\W/g, '')}Role`,
    };
  });
};

/** What a policy says; tokens stand in it as gaps, of which those of nested templates name the role in their output. */
function policyOf(name: string): { text: string; rules: { Rules: object[] } } {
  const { all } = synthesised(IN_COLLECTION);
  const found = resources(all, 'AWS::OpenSearchServerless::AccessPolicy').find(({ Properties }) =>
    String(Properties.Name).endsWith(name),
  );
  if (!found) throw new Error(`There is no policy of ${name}`);
  const text = JSON.stringify(found.Properties.Policy);
  const parts = (found.Properties.Policy as { 'Fn::Join': [string, unknown[]] })['Fn::Join'][1];
  const json = parts.map((part) => (typeof part === 'string' ? part : 'arn')).join('');
  return { text, rules: (JSON.parse(json) as [{ Rules: object[] }])[0] };
}

describe('a collection for searching people', { timeout: PATIENT_MS }, () => {
  it('is in no template of a stage that does not ask for it', () => {
    for (const search of [undefined, 'sqlite'] as const) {
      const { all, stacks } = synthesised(search && { search });
      expect(stacks.search).toBeUndefined();
      expect(all.filter((template) => ofSearch(template.toJSON()))).toEqual([]);
    }
  });

  it('is of the type that takes ids, scales to zero, and is encrypted with the key of the tables', () => {
    const { all } = synthesised(IN_COLLECTION);
    const [collection, ...others] = resources(all, 'AWS::OpenSearchServerless::Collection');
    const [group] = resources(all, 'AWS::OpenSearchServerless::CollectionGroup');
    expect(others).toEqual([]);
    expect(collection?.Properties).toMatchObject({ Type: 'SEARCH', CollectionGroupName: 'encaje-dev-people' });
    expect(collection?.DeletionPolicy).toBe('Delete');
    expect(group?.Properties).toMatchObject({ Name: 'encaje-dev-people', Generation: 'NEXTGEN' });
    expect(JSON.stringify(group)).not.toMatch(/Min\w+CapacityInOcu/);
    const policies = resources(all, 'AWS::OpenSearchServerless::SecurityPolicy');
    const texts = policies.map(({ Properties }) => JSON.stringify(Properties));
    expect(texts.find((text) => text.includes('"encryption"'))).toMatch(/KmsARN.*DataKey/);
    const network = JSON.parse(
      String(policies.find(({ Properties }) => Properties.Type === 'network')?.Properties.Policy),
    );
    const rule = { ResourceType: 'collection', Resource: ['collection/encaje-dev-people'] };
    // The dashboards are another type, which nothing opens.
    expect(network).toEqual([{ Rules: [rule], AllowFromPublic: true }]);
  });

  it('is called by those functions alone that read or write the index of people, which know where it is', () => {
    const calling = functionsOf().filter(({ calls, variables }) => calls.length > 0 || 'SEARCH_ENDPOINT' in variables);
    const handlers = [
      ...['applications/get-application', 'matches/on-match-requested', 'matches/run-evaluation'],
      ...['overview/get-overview', 'search/search-everything', 'talents/list-talents', 'talents/list-duplicates'],
      'indexes/publish-indexes',
    ];
    expect(calling.map(({ name }) => name).sort()).toEqual([...new Set(handlers.map(functionOf))].sort());
    for (const { calls, variables } of calling) {
      expect(calls.flatMap(({ Action }) => Action)).toEqual(['aoss:APIAccessAll']);
      expect(JSON.stringify(calls)).not.toContain('*');
      expect(Object.keys(variables)).toEqual(expect.arrayContaining(['SEARCH_ENDPOINT', 'INDEX_BUCKET']));
    }
  });

  it('is written by the writer of the indexes alone, and read by the others', () => {
    const [readers, writers] = [policyOf('readers'), policyOf('writers')];
    const [index] = [['index/encaje-dev-people/people-*']];
    expect(readers.rules.Rules).toEqual([
      { ResourceType: 'index', Resource: index, Permission: ['aoss:ReadDocument'] },
    ]);
    const permissions = ['CreateIndex', 'DescribeIndex', 'DeleteIndex', 'ReadDocument', 'WriteDocument'];
    const Permission = permissions.map((name) => `aoss:${name}`);
    expect(writers.rules.Rules).toEqual([{ ResourceType: 'index', Resource: index, Permission }]);
    const isWriter = (name: string) => name === 'indexes/publish-indexes';
    for (const { name, role, calls } of functionsOf()) {
      expect([name, writers.text.includes(role)]).toEqual([name, isWriter(name)]);
      expect([name, readers.text.includes(role)]).toEqual([name, calls.length > 0 && !isWriter(name)]);
    }
  });

  it('takes the place of the files of people, which only their writer still reaches', () => {
    const reaching = functionsOf().filter(({ files }) => files.includes('talents') || files.includes('forms'));
    expect(reaching.map(({ name }) => name)).toEqual(['indexes/publish-indexes']);
  });

  it('breaks none of AWS’s rules and fits what CloudFormation says of its resources', () => {
    const { app, all } = synthesised(IN_COLLECTION);
    const { violations } = new AwsSolutionsChecks(app).validateScope(app);
    expect(violations.map(({ ruleName, violatingResources }) => [ruleName, violatingResources])).toEqual([]);
    expect(faultsOfTemplates(all.map((template) => structuredClone(template.toJSON()) as CfnTemplate))).toEqual([]);
  });
});
