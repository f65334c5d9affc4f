/** NestJS on its usual platform, with a guard for the credential and pipes for the input. */
import 'reflect-metadata';
import {
  Body,
  Controller,
  DefaultValuePipe,
  Get,
  Injectable,
  Module,
  Param,
  ParseIntPipe,
  ParseUUIDPipe,
  Post,
  Query,
  Req,
  UnauthorizedException,
  UseGuards,
} from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { createCard, findCredential, listCards } from './prisma-store.js';
import { announce, toMe } from './shared.js';
import type { Credential } from './shared.js';

interface Asked {
  headers: { authorization?: string };
  credential: Credential;
}

@Injectable()
class TokenGuard implements CanActivate {
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Asked>();
    const credential = await findCredential(request.headers.authorization);
    if (credential === undefined) throw new UnauthorizedException();
    request.credential = credential;
    return true;
  }
}

@Injectable()
class CardsService {
  list(boardId: string, limit: number) {
    return listCards(boardId, limit);
  }

  create(boardId: string, title: string, credential: Credential) {
    return createCard(boardId, title, credential);
  }
}
@Controller('v1')
@UseGuards(TokenGuard)
class CardsController {
  constructor(private readonly cards: CardsService) {}

  @Get('me')
  me(@Req() request: Asked) {
    return toMe(request.credential);
  }

  @Get('boards/:id/cards')
  list(
    @Param('id', ParseUUIDPipe) id: string,
    @Query('limit', new DefaultValuePipe(50), ParseIntPipe) limit: number,
  ) {
    return this.cards.list(id, limit);
  }

  @Post('boards/:id/cards')
  create(@Param('id', ParseUUIDPipe) id: string, @Body() body: { title: string }, @Req() request: Asked) {
    return this.cards.create(id, body.title, request.credential);
  }
}

@Module({ controllers: [CardsController], providers: [CardsService] })
class AppModule {}

const app = await NestFactory.create(AppModule, { logger: false });
await app.listen(0, '127.0.0.1');
announce(app.getHttpServer());
