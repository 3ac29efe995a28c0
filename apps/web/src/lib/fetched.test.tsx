import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type Fetched, fetched, useFetched } from './fetched.ts';

function Place({ code }: { code: Fetched<string> }) {
  return <p>{useFetched(code) ?? 'on its way'}</p>;
}

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? <p>it failed</p> : this.props.children;
  }
}

const show = (code: Fetched<string>) =>
  render(
    <Boundary>
      <Place code={code} />
    </Boundary>,
  );

function onItsWay() {
  let arrive = (_code: string): void => undefined;
  const promise = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  return { promise, arrive };
}

describe('code of its own', () => {
  it('shows in the moment it is there', async () => {
    const { promise, arrive } = onItsWay();
    show(fetched(() => promise));
    expect(screen.getByText('on its way')).toBeTruthy();
    await act(async () => arrive('here'));
    expect(screen.getByText('here')).toBeTruthy();
  });

  it('shows at once where it was fetched before, and is fetched no second time', async () => {
    const load = vi.fn(async () => 'here');
    const code = fetched(load);
    await code.fetch();
    show(code);
    expect(screen.getByText('here')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('gives way to the code that is wanted instead', async () => {
    const slow = onItsWay();
    const { rerender } = render(<Place code={fetched(() => slow.promise)} />);
    const other = fetched(async () => 'the other');
    await act(async () => rerender(<Place code={other} />));
    await act(async () => slow.arrive('the first'));
    expect(screen.getByText('the other')).toBeTruthy();
  });

  it('hands a failure to the boundary around it, and tries anew for the next who wants it', async () => {
    vi.mocked(console.error).mockImplementation(() => {});
    const load = vi.fn(async () => 'here');
    load.mockRejectedValueOnce(new Error('no network'));
    const code = fetched(load);
    await act(async () => show(code));
    expect(screen.getByText('it failed')).toBeTruthy();
    // React tells of what a boundary caught.
    vi.mocked(console.error).mockClear();
    cleanup();
    await act(async () => show(code));
    expect(screen.getByText('here')).toBeTruthy();
  });
});
