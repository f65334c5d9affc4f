/** Turns problems into responses with a status, headers and a body (RFC 9457). */
import type { ContractDocument } from '../contract/contract.ts';
import { errorsMax } from '../../domain/core/errors.ts';
import type { ReachedLimit } from '../../domain/core/errors.ts';
import type { QuotaUse } from '../../domain/core/quotas.ts';
import { limitFieldsOf } from '../limits/rate-limits.ts';
import { toProblem } from './problems.ts';
import type { Problem } from './problems.ts';
import type { ServiceRequest } from './requests.ts';
import type { Reply } from './responses.ts';

/** Renders a problem. Statuses and titles are in the contract; `type` leads to the page that explains the code. */
export type ProblemRenderer = (problem: Problem, requestId: string) => Reply & { readonly body: string };

export function problemRenderer(contract: ContractDocument, publicUrl: string): ProblemRenderer {
  const table = contract['x-problems'];
  return (problem, requestId) => {
    const entry = table[problem.code];
    if (entry === undefined) throw new Error(`the contract has no problem ${problem.code}`);
    const body = JSON.stringify({
      type: `${publicUrl}/problems/${problem.code}`,
      title: entry.title,
      status: entry.status,
      detail: problem.message,
      code: problem.code,
      request_id: requestId,
      ...(problem.errors.length > 0 && { errors: problem.errors.slice(0, errorsMax) }),
      ...(problem.violation !== undefined && {
        violated_policies: [problem.violation.policy],
        retry_after_seconds: problem.violation.retryAfterSeconds,
      }),
      ...(problem.reached !== undefined && reachedFields(problem.reached)),
      ...(problem.quota !== undefined && quotaFields(problem.quota)),
    });
    return {
      status: entry.status,
      headers: {
        'Request-Id': requestId,
        ...problem.headers,
        'Content-Type': 'application/problem+json',
        'Content-Length': String(Buffer.byteLength(body)),
      },
      body,
    };
  };
}

function reachedFields({ name, limit, used, liftedBy }: ReachedLimit) {
  return { limit: name, limit_value: limit, used, ...(liftedBy !== undefined && { lifted_by: liftedBy }) };
}

function quotaFields({ name, quota, used }: QuotaUse) {
  return { quota: name, quota_max: quota, quota_used: used };
}

/** The response to a failed request, with its rate limits. Errors of the service are logged. */
export type FailureResponder = (request: ServiceRequest, error: unknown) => Reply;

export function failureResponder(contract: ContractDocument, publicUrl: string): FailureResponder {
  const render = problemRenderer(contract, publicUrl);
  return (request, error) => {
    const problem = toProblem(error);
    const { status, headers, body } = render(problem, request.requestId);
    if (status >= 500) request.reportFailure(problem);
    return { status, headers: { ...headers, ...limitFieldsOf(request, problem) }, body };
  };
}
