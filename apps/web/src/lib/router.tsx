import {
  type ComponentProps,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isPlainClick } from './plain-click.ts';
import { serverAnswers } from './server-answers.ts';

/** Where the person is. `state` travels in memory with the history entry and never shows in the address. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

export interface NavigateOptions {
  /** Undefined: a new entry of the history, unless the address stays the same. */
  replace?: boolean | undefined;
  state?: unknown;
}
/** Goes to an address of ours: an absolute path with its query and fragment. */
export type Navigate = (address: string, options?: NavigateOptions) => void;

/** The addresses visited: the browser's own, or a list in memory for prerendering and tests. */
export interface Visits {
  current(): Location;
  visit(address: string, options: NavigateOptions): void;
  /** Calls back after Back and Forward. Answers the way to stop. */
  listen(listener: () => void): () => void;
}

interface RouterState {
  location: Location;
  navigate: Navigate;
  /** The move that failed last because the server could not be reached; the page stayed as it was. */
  stuckAt: number | undefined;
}
const RouterContext = createContext<RouterState | undefined>(undefined);

interface RouterProps {
  visits: Visits;
  /** Fetches what an address needs before the move, so that nothing on screen is lost when it cannot be had. */
  prepare?: (address: string) => Promise<unknown>;
  children: ReactNode;
}

/** Follows the address. While the next page loads, the old one stays: every move is a transition. */
export function Router({ visits, prepare, children }: RouterProps) {
  const [place, setPlace] = useState<Pick<RouterState, 'location' | 'stuckAt'>>(() => ({
    location: visits.current(),
    stuckAt: undefined,
  }));
  const lastMove = useRef(0);
  const follow = useCallback(
    () => startTransition(() => setPlace({ location: visits.current(), stuckAt: undefined })),
    [visits],
  );
  useEffect(
    () =>
      visits.listen(() => {
        // What was on its way to another page must not come after Back.
        lastMove.current += 1;
        follow();
      }),
    [visits, follow],
  );
  const navigate = useCallback<Navigate>(
    (address, options = {}) => {
      lastMove.current += 1;
      const move = lastMove.current;
      const isLast = () => move === lastMove.current;
      const go = () => {
        if (!isLast()) return;
        visits.visit(address, options);
        follow();
      };
      const giveUp = async () => {
        const isReachable = await serverAnswers();
        if (!isLast()) return;
        // The file is gone because a newer version is out: the document itself brings that version.
        if (isReachable) window.location.assign(address);
        else setPlace((now) => ({ ...now, stuckAt: move }));
      };
      if (prepare) prepare(address).then(go, giveUp);
      else go();
    },
    [visits, prepare, follow],
  );
  const value = useMemo(() => ({ ...place, navigate }), [place, navigate]);
  return <RouterContext value={value}>{children}</RouterContext>;
}

/** After a move that was impossible without the server: its number, another for each. */
export function useStuckMove(): number | undefined {
  return useRouter().stuckAt;
}

export function useLocation(): Location {
  return useRouter().location;
}

export function useNavigate(): Navigate {
  return useRouter().navigate;
}

/** Moves on as soon as it is shown. */
export function Navigate({ to, replace, state }: { to: string } & NavigateOptions): null {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state object is not a new destination
  useEffect(() => navigate(to, { replace, state }), [navigate, to]);
  return null;
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  to: string;
}

/** A link that changes the page without loading the document; new tabs and downloads are left to the browser. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || rest.target || !isPlainClick(event)) return;
        event.preventDefault();
        navigate(to, { replace, state });
      }}
    />
  );
}

export function browserVisits(): Visits {
  return {
    current() {
      const { pathname, search, hash } = window.location;
      return { pathname, search, hash, state: window.history.state };
    },
    visit(address, { replace = isHere(address), state = null }) {
      if (replace) window.history.replaceState(state, '', address);
      else window.history.pushState(state, '', address);
    },
    listen(listener) {
      window.addEventListener('popstate', listener);
      return () => window.removeEventListener('popstate', listener);
    },
  };
}

export function memoryVisits(address: string): Visits {
  let location = read(address, null);
  return {
    current: () => location,
    visit(next, { state = null }) {
      location = read(next, state);
    },
    listen: () => () => {},
  };
}

function useRouter() {
  const router = use(RouterContext);
  if (!router) throw new Error('This needs a Router around it');
  return router;
}

function isHere(address: string): boolean {
  return new URL(address, window.location.href).href === window.location.href;
}

function read(address: string, state: unknown): Location {
  const { pathname, search, hash } = new URL(address, 'http://salama');
  return { pathname, search, hash, state };
}
