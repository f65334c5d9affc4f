import { useEffect, useRef, useState } from 'preact/hooks';
import { api, sentenceOf } from '../api.ts';
import { keepCredential, signInReason } from './session.ts';

/** Sign in with a code from an email, or with an access token. */
export function SignInPage() {
  const [signInId, setSignInId] = useState<string>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    document.title = 'Sign in · Boards';
  }, []);
  const run = async (step: () => Promise<void>): Promise<void> => {
    setProblem(undefined);
    await step().catch((error: unknown) => {
      setProblem(sentenceOf(error));
    });
  };
  const requestCode = (email: string) =>
    run(async () => {
      setSignInId((await api().POST('/v1/sign-in/codes', { body: { email } })).data.id);
    });
  const signIn = (id: string, code: string) =>
    run(async () => {
      const body = { sign_in_id: id, code, name: 'Demo board' };
      keepCredential((await api().POST('/v1/sign-in/sessions', { body })).data.secret);
    });
  return (
    <main class="sign-in">
      <h1>Boards</h1>
      <p class="hint">{signInReason.value ?? 'An example front end of the Board and Workspace Service.'}</p>
      {problem !== undefined && (
        <p role="alert" class="problem">
          {problem}
        </p>
      )}
      {signInId === undefined ? (
        <EmailForm onSend={requestCode} />
      ) : (
        <CodeForm
          onSend={(code) => signIn(signInId, code)}
          onBack={() => {
            setSignInId(undefined);
          }}
        />
      )}
      <TokenForm />
    </main>
  );
}

interface FormProps {
  readonly onSend: (value: string) => Promise<void>;
}

function EmailForm({ onSend }: FormProps) {
  const [email, setEmail] = useState('demo@example.com');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void onSend(email);
      }}
    >
      <label class="field">
        <span>Email address</span>
        <input
          type="email"
          autocomplete="email"
          required
          value={email}
          onInput={(event) => {
            setEmail(event.currentTarget.value);
          }}
        />
      </label>
      <p class="hint">demo@example.com has the boards of the demo.</p>
      <button type="submit" class="primary">
        Send a code
      </button>
    </form>
  );
}

function CodeForm({ onSend, onBack }: FormProps & { readonly onBack: () => void }) {
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void onSend(code);
      }}
    >
      <label class="field">
        <span>Code from the email</span>
        <input
          ref={input}
          inputMode="numeric"
          autocomplete="one-time-code"
          pattern="[0-9]{6}"
          required
          value={code}
          onInput={(event) => {
            setCode(event.currentTarget.value);
          }}
        />
      </label>
      <p class="hint">
        Without a mail server, the service writes mails into the folder <code>mail</code> of its data folder,
        by default <code>data/mail</code>. The terminal names the file.
      </p>
      <div class="row">
        <button type="submit" class="primary">
          Sign in
        </button>
        <button type="button" class="quiet" onClick={onBack}>
          Use another address
        </button>
      </div>
    </form>
  );
}

function TokenForm() {
  const [token, setToken] = useState('');
  return (
    <details>
      <summary>Use an access token</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          keepCredential(token.trim());
        }}
      >
        <label class="field">
          <span>Access token</span>
          <input
            type="password"
            autocomplete="off"
            required
            value={token}
            onInput={(event) => {
              setToken(event.currentTarget.value);
            }}
          />
        </label>
        <p class="hint">
          <code>npm start</code> prints one, which is also in <code>data/demo.json</code>.
        </p>
        <button type="submit">Use it</button>
      </form>
    </details>
  );
}
