type Answer = (request: Request) => Promise<Response>;

/** The methods the framework knows of a route. */
type Method = 'DELETE' | 'GET' | 'HEAD' | 'OPTIONS' | 'PATCH' | 'POST' | 'PUT';

/** A route that answers every method itself: the framework would refuse the others without a body. */
export const everyMethod = (answer: Answer): Record<Method, Answer> => ({
  DELETE: answer,
  GET: answer,
  HEAD: answer,
  OPTIONS: answer,
  PATCH: answer,
  POST: answer,
  PUT: answer,
});
