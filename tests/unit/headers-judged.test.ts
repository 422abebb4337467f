import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { callHeaders, pageHeaders, pagePolicy } from '../../src/shared/headers.ts';

const HASH = `sha256-${'A'.repeat(43)}=`;
const PAGE = { ...pageHeaders, 'content-security-policy': pagePolicy([HASH]) };

const findings = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.HIGH_MAYBE)
    .map(({ directive, description }) => `${directive}: ${description}`);

describe('the headers of our answers as others judge them', () => {
  test.each([
    ['pages', PAGE],
    ['calls', callHeaders],
  ])('the content policy of %s has no serious finding', (_, headers) => {
    const policy = (headers as Record<string, string>)['content-security-policy'] ?? '';
    expect(findings(policy)).toEqual([]);
  });

  /** Tests of MDN's HTTP Observatory that score; each passes without a penalty, which is an A+ with its bonuses. */
  test.each([
    ['pages', PAGE],
    ['calls', callHeaders],
  ])('%s pass what the HTTP Observatory asks', (_, given) => {
    const headers = given as Record<string, string>;
    const policy = headers['content-security-policy'] ?? '';
    const directive = (name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? '';
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|http:|\*/);
    for (const name of ['base-uri', 'frame-ancestors']) expect(directive(name)).toBe(`${name} 'none'`);
    expect(directive('form-action')).toMatch(/'(none|self)'$/);
    const hsts = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]);
    expect(hsts).toBeGreaterThanOrEqual(15_768_000);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']).toContain(
      headers['referrer-policy'],
    );
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    // No cookie is ever set, no origin is let in by default: nothing for those tests to find.
    expect(Object.keys(headers)).not.toContain('access-control-allow-origin');
    expect(Object.keys(headers)).not.toContain('set-cookie');
  });
});
