import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@salama/contract/endpoint.ts';
import { successSchema } from '@salama/contract/envelope.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { OpenApi } from './openapi.ts';

const exampleIn = (place: unknown) =>
  (place as { content: Record<string, { example: unknown }> }).content['application/json']?.example;

const root = join(import.meta.dirname, '../../../../..');

/** All that the contract describes, found by looking through its files. */
async function everyEndpoint(): Promise<Endpoint[]> {
  const folder = join(root, 'packages/contract/src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const modules = await Promise.all(
    files
      .filter(
        (file) =>
          /(?<!\.test)\.ts$/.test(file) &&
          readFileSync(join(folder, file), 'utf8').includes('defineEndpoint({'),
      )
      .map((file): Promise<object> => import(join(folder, file))),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .filter((one) => one?.path && one.access && one.data);
}

describe('the description of the API', () => {
  let test: TestApp;
  let api: OpenApi;
  let endpoints: Endpoint[];
  beforeAll(async () => {
    test = await createTestApp();
    endpoints = await everyEndpoint();
    api = (await test.call('GET', '/api/v1/openapi.json')).body;
  });
  afterAll(() => test.close());
  const operations = () =>
    Object.entries(api.paths).flatMap(([path, byMethod]) =>
      Object.entries(byMethod).map(([method, operation]) => ({ path, method, operation })),
    );

  it('names exactly the calls that are bound', () => {
    expect(
      operations()
        .map(({ path, method }) => `${method} ${path}`)
        .sort(),
    ).toEqual([
      'delete /api/v1/admin/corrections/{id}',
      'delete /api/v1/auth/me',
      'delete /api/v1/auth/second-factor',
      'delete /api/v1/auth/sessions',
      'delete /api/v1/chat',
      'delete /api/v1/community/questions/{id}',
      'delete /api/v1/community/questions/{id}/answers/{answerId}',
      'delete /api/v1/learning-materials/{id}',
      'delete /api/v1/testimonials',
      'delete /api/v1/testimonials/{id}',
      'get /api/v1/admin/activity',
      'get /api/v1/admin/audit',
      'get /api/v1/admin/corrections',
      'get /api/v1/admin/corrections/export',
      'get /api/v1/admin/corrections/lines',
      'get /api/v1/admin/feedback',
      'get /api/v1/admin/learning-materials',
      'get /api/v1/admin/questions',
      'get /api/v1/admin/reports',
      'get /api/v1/admin/stats',
      'get /api/v1/admin/suggestions',
      'get /api/v1/admin/testimonials',
      'get /api/v1/admin/unanswered',
      'get /api/v1/admin/users',
      'get /api/v1/auth/me',
      'get /api/v1/auth/me/export',
      'get /api/v1/auth/second-factor',
      'get /api/v1/auth/sessions',
      'get /api/v1/chat',
      'get /api/v1/community/questions',
      'get /api/v1/community/questions/{id}',
      'get /api/v1/directory',
      'get /api/v1/directory/corrections',
      'get /api/v1/health',
      'get /api/v1/impact',
      'get /api/v1/learning-materials',
      'get /api/v1/learning-materials/changes',
      'get /api/v1/learning-materials/{id}',
      'get /api/v1/testimonials',
      'patch /api/v1/admin/corrections/{id}',
      'patch /api/v1/admin/reports/{id}',
      'patch /api/v1/admin/suggestions/{id}',
      'patch /api/v1/admin/testimonials/{id}',
      'patch /api/v1/admin/users/{id}/moderator',
      'patch /api/v1/admin/users/{id}/role',
      'patch /api/v1/auth/me',
      'patch /api/v1/learning-materials/{id}',
      'post /api/v1/admin/corrections',
      'post /api/v1/admin/corrections/{id}/publish',
      'post /api/v1/admin/corrections/{id}/undo',
      'post /api/v1/admin/reports/{id}/undo',
      'post /api/v1/auth/anonymous-session',
      'post /api/v1/auth/confirm',
      'post /api/v1/auth/login',
      'post /api/v1/auth/logout',
      'post /api/v1/auth/password',
      'post /api/v1/auth/recover',
      'post /api/v1/auth/recovery-code',
      'post /api/v1/auth/register',
      'post /api/v1/auth/second-factor',
      'post /api/v1/auth/second-factor/enable',
      'post /api/v1/auth/second-factor/pass',
      'post /api/v1/chat',
      'post /api/v1/chat/feedback',
      'post /api/v1/community/questions',
      'post /api/v1/community/questions/similar',
      'post /api/v1/community/questions/{id}/answers',
      'post /api/v1/community/questions/{id}/answers/{answerId}/reports',
      'post /api/v1/community/questions/{id}/answers/{answerId}/vote',
      'post /api/v1/community/questions/{id}/reports',
      'post /api/v1/community/questions/{id}/vote',
      'post /api/v1/community/receipts',
      'post /api/v1/learning-materials',
      'post /api/v1/suggestions',
      'post /api/v1/testimonials',
      'post /api/v1/testimonials/receipts',
      'post /api/v1/testimonials/{id}/reports',
    ]);
    for (const { path, method } of operations()) {
      expect(
        test.app.hasRoute({
          method: method.toUpperCase(),
          url: path.replaceAll('{', ':').replaceAll('}', ''),
        }),
      ).toBe(true);
    }
  });

  it('is OpenAPI 3.1 whose references and security schemes all exist', () => {
    expect(api.openapi).toBe('3.1.0');
    const { license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(license).toMatch(/./);
    expect(api['info']).toMatchObject({
      title: 'Salama',
      version: '0.0.0',
      license: { name: license, identifier: license },
    });
    const text = JSON.stringify(api);
    for (const [, reference = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = reference
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], api);
      expect(found).toBeTypeOf('object');
    }
    const components = api['components'] as { securitySchemes: object };
    const used = operations().flatMap(({ operation }) =>
      operation.security.flatMap((entry) => Object.keys(entry)),
    );
    for (const name of used) expect(components.securitySchemes).toHaveProperty(name);
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says who may call and shows an example that the contract takes, for every call', () => {
    const tags = api['tags'] as { name: string; description?: string }[];
    for (const { name, description } of tags) expect(description, name).toMatch(/\.$/);
    expect(endpoints).toHaveLength(operations().length);
    for (const endpoint of endpoints) {
      const path = `/api/v1${endpoint.path}`;
      const operation = api.paths[path]?.[endpoint.method.toLowerCase()];
      expect(operation?.description, path).toMatch(/^Who may: /);
      const answer = exampleIn(operation?.responses[String(endpoint.status ?? 200)]);
      const answered = v.safeParse(successSchema(endpoint.data), answer);
      expect(
        answered.issues?.map(({ message }) => message),
        path,
      ).toBeUndefined();
      if (endpoint.body) {
        const sent = v.safeParse(endpoint.body, exampleIn(operation?.requestBody));
        expect(
          sent.issues?.map(({ message }) => message),
          path,
        ).toBeUndefined();
      }
    }
  });

  it('names what it answers, and writes a tuple as the dialect of OpenAPI 3.1 does', () => {
    const text = JSON.stringify(api);
    const { schemas } = api['components'] as { schemas: object };
    for (const name of Object.keys(schemas)) expect(text).toContain(`"#/components/schemas/${name}"`);
    expect(text).not.toMatch(/"items":\[/);
    expect(text).toContain('"prefixItems":[');
    expect(text).not.toMatch(/"enum":\[[^\]]*("[^"]+")(?=,)[^\]]*,\1[,\]]/);
  });

  it('gives every call a success, its refusals and their codes', () => {
    for (const { operation } of operations()) {
      const statuses = Object.keys(operation.responses);
      expect(statuses.some((status) => status === '200' || status === '201')).toBe(true);
      expect(statuses).toEqual(expect.arrayContaining(['429', '500', '503']));
    }
    const ask = api.paths['/api/v1/chat']?.['post'];
    expect(ask?.responses['422']?.['description']).toContain('MESSAGE_CAPITALS');
    expect(ask?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { required: ['question', 'sessionId'] } } },
    });
    expect(api.paths['/api/v1/directory']?.['get']?.parameters).toMatchObject([
      { name: 'country', in: 'query' },
    ]);
  });

  it('reads as a page without scripts, in the colours of the reader', async () => {
    const page = await test.call('GET', '/api/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.text).not.toMatch(/<script|<style| style=| on\w+=/);
    for (const { path, operation } of operations()) {
      expect(page.text).toContain(path);
      expect(page.text).toContain(operation.summary);
    }
    const style = await test.call('GET', '/api/docs/style.css');
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(style.text).toContain('prefers-color-scheme: dark');
  });
});
