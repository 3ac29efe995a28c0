import { describe, expect, it } from 'vitest';
import { isNearHost, modelUse } from './near-host.ts';

describe('a host', () => {
  it.each([
    'http://localhost:11434/v1',
    'http://127.0.0.1:8000/v1',
    'http://2130706433/v1',
    'http://10.0.0.7/v1',
    'http://172.16.0.1/v1',
    'http://172.31.255.1/v1',
    'http://192.168.1.20:1234',
    'http://169.254.9.9/v1',
    'http://[::1]:8000/v1',
    'http://[fd12:3456::1]/v1',
    'http://[fe80::1]/v1',
    'http://ollama:11434/v1',
    'http://model.local/v1',
    'http://gpu.clinic.internal/v1',
  ])('is near: %s', (address) => {
    expect(isNearHost(address)).toBe(true);
  });

  it.each([
    'https://api.example.com/v1',
    'http://8.8.8.8/v1',
    'http://172.32.0.1/v1',
    'http://172.15.0.1/v1',
    'http://11.0.0.1/v1',
    'http://192.169.0.1/v1',
    'http://100.64.0.1/v1',
    'http://[2001:db8::1]/v1',
    'http://localhost.example.com/v1',
    'http://10.0.0.7.example.com/v1',
    'http://internal.example/v1',
    'http://127.0.0.1@example.com/v1',
  ])('is elsewhere: %s', (address) => {
    expect(isNearHost(address)).toBe(false);
  });
});

describe('a model', () => {
  const near = { AI_BASE_URL: 'http://10.0.0.7/v1', AI_MODEL: 'one', AI_OTHER_HOST: 'off' };
  const far = { ...near, AI_BASE_URL: 'https://api.example.com/v1' };

  it('is used where it is near, and elsewhere only on a second word', () => {
    expect(modelUse(near)).toEqual({ isUsed: true });
    expect(modelUse(far)).toEqual({ isUsed: false });
    expect(modelUse({ ...far, AI_OTHER_HOST: undefined })).toEqual({ isUsed: false });
    expect(modelUse({ ...far, AI_OTHER_HOST: 'on' })).toEqual({ isUsed: true, otherHost: 'api.example.com' });
  });

  it('is none while half of its setting is missing', () => {
    expect(modelUse({ ...near, AI_MODEL: undefined })).toEqual({ isUsed: false });
    expect(modelUse({ ...near, AI_BASE_URL: '' })).toEqual({ isUsed: false });
  });
});
